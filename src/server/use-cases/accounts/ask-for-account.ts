import type { Call } from '../../call';
import {
  accountRepository,
  type AccountHolder,
} from '../../db/repositories/accounts/account.repository';
import { tell } from '../tell';

type WantedAccount = { holder: AccountHolder; wanted: AccountHolder; reason: string | null };

/** From now on it waits for a second admin; what waited for this person before is let go. */
export const askForAccount = async (
  call: Pick<Call, 'db' | 'now' | 'newId'> & { actor: { personId: string } },
  { holder, wanted, reason }: WantedAccount,
): Promise<void> => {
  const { actor, db, now, newId } = call;
  const accounts = accountRepository(db);
  const personId = holder.id;
  const [fromId, toId] = [newId(), newId()];
  await accounts.withdrawWaiting(personId, actor.personId, now);
  await accounts.record([{ id: fromId, personId }]);
  await accounts.recordWanted(toId, wanted);
  await accounts.propose({
    id: newId(),
    personId,
    fromId,
    toId,
    reason,
    by: actor.personId,
    at: now,
  });
  await tell(call, {
    action: 'ask-account',
    subject: 'account',
    id: personId,
    reason,
    before: { accountId: fromId },
    after: { accountId: toId },
  });
};
