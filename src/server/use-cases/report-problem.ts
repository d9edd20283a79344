import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { problemReportRepository } from '../db/repositories/problems/problem-report.repository';
import { tell } from './tell';

export const reportProblem: UseCase<'reportProblem'> = async (call) => {
  const { actor, body, db, now, newId } = call;
  const id = newId();
  await problemReportRepository(db).add(body, { id, by: actor.personId, at: now });
  await tell({ subject: 'problem_report', id, action: 'report' }, call);
  return done({ id });
};
