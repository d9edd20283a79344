import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { accountRepository } from '../../db/repositories/accounts/account.repository';

export const readPersonAccount: UseCase<'readPersonAccount'> = async ({ params, language, db }) => {
  const account = await accountRepository(db).read(params.id, language);
  return account ? done(account) : refuse('not_found');
};
