import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { accountRepository } from '../../db/repositories/accounts/account.repository';

export const listAccountChanges: UseCase<'listAccountChanges'> = async ({
  actor,
  language,
  db,
}) => {
  if (!can(actor, 'user:read')) return refuse('not_allowed');
  return done({ changes: await accountRepository(db).list(actor.personId, language) });
};
