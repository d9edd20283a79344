import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { accountRepository } from '../../db/repositories/accounts/account.repository';
import { tell } from '../tell';
import { askForAccount } from './ask-for-account';

export const listAccountChanges: UseCase<'listAccountChanges'> = async ({ actor, language, db }) =>
  done({ changes: await accountRepository(db).list(actor.personId, language) });

export const readPersonAccount: UseCase<'readPersonAccount'> = async ({ params, language, db }) => {
  const account = await accountRepository(db).read(params.id, language);
  return account ? done(account) : refuse('not_found');
};

/** The account that is tied is let go with it: whoever signs in next with the name is tied anew. */
export const proposeAccountChange: UseCase<'proposeAccountChange'> = async (call) => {
  const { actor, body, language, db } = call;
  if (body.personId === actor.personId) return refuse('second_admin');
  const accounts = accountRepository(db);
  const holder = await accounts.lock(body.personId);
  if (!holder) return refuse('not_found');
  if (await accounts.isTaken(body.signInName, holder.id))
    return refuse('invalid_input', { fields: { signInName: 'taken' } });
  if (holder.oid === null && holder.signInName === body.signInName)
    return refuse('invalid_input', { fields: { signInName: 'account_free' } });
  const wanted = { ...holder, signInName: body.signInName, tid: null, oid: null };
  await askForAccount(call, { holder, wanted, reason: body.reason });
  return done({ changes: await accounts.list(actor.personId, language) });
};

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
  await tell(call, {
    action: body.confirm ? 'confirm-account' : 'refuse-account',
    subject: 'account',
    id: change.personId,
    // Refused, nothing is another: what was wished for goes.
    before: { accountId: body.confirm ? change.fromId : change.toId },
    after: body.confirm ? { accountId: change.toId } : {},
  });
  return done({ changes: await accounts.list(actor.personId, language) });
};
