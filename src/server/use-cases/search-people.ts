import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { directoryRepository } from '../db/repositories/users/directory.repository';

export const searchPeople: UseCase<'searchPeople'> = async ({ query, language, db }) => {
  return done(await directoryRepository(db).search(query.q, language));
};
