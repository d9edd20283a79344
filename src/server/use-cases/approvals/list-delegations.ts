import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { delegationRepository } from '../../db/repositories/approvals/delegation.repository';

export const listDelegations: UseCase<'listDelegations'> = async ({ actor, db, now, language }) => {
  if (!can(actor, 'approval:read')) return refuse('not_allowed');
  return done(await delegationRepository(db).list({ me: actor.personId, now, language }));
};
