import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../call';
import { licenceRepository } from '../db/repositories/drivers/licence.repository';

export const readLicence: UseCase<'readLicence'> = async ({ actor, db }) => {
  if (!can(actor, 'licence:read')) return refuse('not_allowed');
  return done(await licenceRepository(db).read(actor.personId));
};
