import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { contactRepository } from '../db/repositories/users/contact.repository';

export const listContacts: UseCase<'listContacts'> = async ({ actor, language, db }) => {
  if (!can(actor, 'contacts:read')) return refuse('not_allowed');
  return done(await contactRepository(db).list(language));
};
