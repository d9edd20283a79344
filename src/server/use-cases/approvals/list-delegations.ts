import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { delegationRepository } from '../../db/repositories/approvals/delegation.repository';

export const listDelegations: UseCase<'listDelegations'> = async ({ actor, db, now, language }) => {
  return done(await delegationRepository(db).list({ me: actor.personId, now, language }));
};
