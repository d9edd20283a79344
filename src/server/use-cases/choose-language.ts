import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { personRepository } from '../db/repositories/users/person.repository';

export const chooseLanguage: UseCase<'chooseLanguage'> = async ({ actor, body, db }) => {
  if (!can(actor, 'language:choose')) return refuse('not_allowed');
  await personRepository(db).chooseLanguage(actor.personId, body.language);
  return done(body);
};
