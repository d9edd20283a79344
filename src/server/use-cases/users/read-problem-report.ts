import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { reportInboxRepository } from '../../db/repositories/problems/report-inbox.repository';

export const readProblemReport: UseCase<'readProblemReport'> = async ({ params, language, db }) => {
  const report = await reportInboxRepository(db).find(params.id, language);
  return report ? done(report) : refuse('not_found');
};
