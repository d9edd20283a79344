import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { eventRepository } from '../db/repositories/audit/event.repository';
import { problemReportRepository } from '../db/repositories/problems/problem-report.repository';

export const reportProblem: UseCase<'reportProblem'> = async ({ actor, body, db, now, newId }) => {
  const id = newId();
  await problemReportRepository(db).add(body, { id, by: actor.personId, at: now });
  await eventRepository(db).append({
    id: newId(),
    at: now,
    by: actor.personId,
    action: 'report',
    subject: 'problem_report',
    subjectId: id,
  });
  return done({ id });
};
