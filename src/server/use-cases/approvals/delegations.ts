import { checkDelegation } from '#domain/booking/check-delegation';
import { addDays, atMinute, dayOf } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { delegationRepository } from '../../db/repositories/approvals/delegation.repository';
import { openRow } from '../open-row';
import { tell } from '../tell';

export const listDelegations: UseCase<'listDelegations'> = async ({ actor, db, now, language }) =>
  done(await delegationRepository(db).list({ me: actor.personId, now, language }));

export const delegateApprovals: UseCase<'delegateApprovals'> = async (call) => {
  const { actor, body, db, now, newId, language } = call;
  const { toId, from, until, reason } = body;
  const me = actor.personId;
  const delegations = delegationRepository(db);
  const problems = {
    ...(!(await delegations.mayStandIn(toId)) && { toId: 'unknown' }),
    ...checkDelegation({ fromId: me, toId, from, until, today: dayOf(now) }),
  };
  if (Object.keys(problems).length > 0) return refuse('invalid_input', { fields: problems });
  const id = newId();
  const period = { from: atMinute(from, 0), until: atMinute(addDays(until, 1), 0) };
  await delegations.add({ id, fromId: me, toId, ...period, reason, createdAt: now });
  await tell(call, { subject: 'delegation', id, action: 'delegate', after: { toId, ...period } });
  return done(await delegations.list({ me, now, language }));
};

export const revokeDelegation: UseCase<'revokeDelegation'> = async (call) => {
  const { actor, params, db, now, language } = call;
  const me = actor.personId;
  const delegations = delegationRepository(db);
  const about = { subject: 'delegation', id: params.id } as const;
  const standing = await openRow(call, about, await delegations.lock(params.id, { me, now }));
  if (!standing.ok) return standing;
  await delegations.revoke(params.id, now);
  await tell(call, { ...about, action: 'revoke' });
  return done(await delegations.list({ me, now, language }));
};
