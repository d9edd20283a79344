import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { delegationRepository } from '../../db/repositories/approvals/delegation.repository';
import { tell } from '../tell';

export const revokeDelegation: UseCase<'revokeDelegation'> = async (call) => {
  const { actor, params, version, db, now, language } = call;
  const me = actor.personId;
  const delegations = delegationRepository(db);
  const standing = await delegations.lock(params.id, { me, now });
  if (!standing) return refuse('not_found');
  if (standing.version !== version) return refuse('changed_meanwhile');
  await delegations.revoke(params.id, now);
  await tell({ subject: 'delegation', id: params.id, action: 'revoke' }, call);
  return done(await delegations.list({ me, now, language }));
};
