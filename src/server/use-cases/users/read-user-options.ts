import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { userOptionsRepository } from '../../db/repositories/users/user-options.repository';

export const readUserOptions: UseCase<'readUserOptions'> = async ({ actor, language, db }) => {
  if (!can(actor, 'user:read')) return refuse('not_allowed');
  return done(await userOptionsRepository(db).read(language));
};
