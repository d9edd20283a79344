import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { reportInboxRepository } from '../../db/repositories/problems/report-inbox.repository';

export const listProblemReports: UseCase<'listProblemReports'> = async ({
  actor,
  query,
  language,
  db,
  now,
}) => {
  if (!can(actor, 'user:read')) return refuse('not_allowed');
  return done(await reportInboxRepository(db).list(query, { me: actor.personId, language, now }));
};
