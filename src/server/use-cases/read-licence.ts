import { done } from '#domain/refusal';
import type { UseCase } from '../call';
import { licenceRepository } from '../db/repositories/drivers/licence.repository';

export const readLicence: UseCase<'readLicence'> = async ({ actor, db }) => {
  return done(await licenceRepository(db).read(actor.personId));
};
