import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { reportInboxRepository } from '../../db/repositories/problems/report-inbox.repository';

export const listProblemReports: UseCase<'listProblemReports'> = async ({
  actor,
  query,
  language,
  db,
  now,
}) => {
  return done(await reportInboxRepository(db).list(query, { me: actor.personId, language, now }));
};
