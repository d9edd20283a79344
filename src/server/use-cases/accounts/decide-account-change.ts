import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { accountRepository } from '../../db/repositories/accounts/account.repository';
import { tell } from '../tell';

export const decideAccountChange: UseCase<'decideAccountChange'> = async (call) => {
  const { actor, params, body, language, db, now } = call;
  const accounts = accountRepository(db);
  const change = await accounts.lockChange(params.id);
  if (!change) return refuse('not_found');
  if (change.status !== 'waiting') return refuse('already_decided');
  const isOwn = change.by === actor.personId || change.personId === actor.personId;
  if (body.confirm) {
    if (isOwn) return refuse('second_admin');
    const holder = await accounts.lock(change.personId);
    // What was asked for is what is confirmed: neither name nor account may be others by now.
    if (holder?.signInName !== change.fromName || holder.oid !== change.fromOid)
      return refuse('account_moved');
    if (change.signInName !== null && (await accounts.isTaken(change.signInName, change.personId)))
      return refuse('account_moved');
    await accounts.save(change.personId, change);
  }
  await accounts.decide(params.id, body.confirm, actor.personId, now);
  await tell(
    {
      action: body.confirm ? 'confirm-account' : 'refuse-account',
      subject: 'account',
      id: change.personId,
      before: { accountId: change.fromId },
      after: { accountId: body.confirm ? change.toId : change.fromId },
    },
    call,
  );
  return done({ changes: await accounts.list(actor.personId, language) });
};
