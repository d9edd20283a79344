import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { accountRepository } from '../../db/repositories/accounts/account.repository';

export const listAccountChanges: UseCase<'listAccountChanges'> = async ({
  actor,
  language,
  db,
}) => {
  return done({ changes: await accountRepository(db).list(actor.personId, language) });
};
