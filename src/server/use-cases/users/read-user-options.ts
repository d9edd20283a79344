import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { userOptionsRepository } from '../../db/repositories/users/user-options.repository';

export const readUserOptions: UseCase<'readUserOptions'> = async ({ language, db }) => {
  return done(await userOptionsRepository(db).read(language));
};
