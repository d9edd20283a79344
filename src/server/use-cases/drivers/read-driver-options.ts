import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { driverRepository } from '../../db/repositories/drivers/driver.repository';

export const readDriverOptions: UseCase<'readDriverOptions'> = async ({ language, db }) => {
  return done(await driverRepository(db).options(language));
};
