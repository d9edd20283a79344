import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { contactRepository } from '../db/repositories/users/contact.repository';

export const listContacts: UseCase<'listContacts'> = async ({ language, db }) => {
  return done(await contactRepository(db).list(language));
};
