import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { accountRepository } from '../../db/repositories/accounts/account.repository';
import { askForAccount } from './ask-for-account';

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
