import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { driverRepository } from '../../db/repositories/drivers/driver.repository';

export const readDriverOptions: UseCase<'readDriverOptions'> = async ({ actor, language, db }) => {
  if (!can(actor, 'driver:write')) return refuse('not_allowed');
  return done(await driverRepository(db).options(language));
};
