import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { userRepository } from '../../db/repositories/users/user.repository';

export const listAdminUsers: UseCase<'listAdminUsers'> = async ({
  actor,
  query,
  language,
  db,
  now,
}) => {
  return done(await userRepository(db).list(query, { me: actor.personId, language, now }));
};
