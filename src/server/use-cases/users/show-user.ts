import type { AdminUser } from '#contract/users';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import { userRepository } from '../../db/repositories/users/user.repository';

export const showUser = async (
  id: string,
  { actor, language, db }: Pick<Call<'readAdminUser'>, 'actor' | 'language' | 'db'>,
): Promise<Outcome<AdminUser>> => {
  const user = await userRepository(db).find(id, { me: actor.personId, language });
  return user ? done(user) : refuse('not_found');
};
