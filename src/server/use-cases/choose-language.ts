import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { personRepository } from '../db/repositories/users/person.repository';

export const chooseLanguage: UseCase<'chooseLanguage'> = async ({ actor, body, db }) => {
  await personRepository(db).chooseLanguage(actor.personId, body.language);
  return done(body);
};
