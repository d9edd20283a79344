import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { directoryRepository } from '../db/repositories/users/directory.repository';

export const searchPeople: UseCase<'searchPeople'> = async ({ actor, query, language, db }) => {
  if (!can(actor, 'people:search')) return refuse('not_allowed');
  return done(await directoryRepository(db).search(query.q, language));
};
