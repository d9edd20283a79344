import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import {
  driverChangeRepository,
  type StoredDriver,
} from '../../db/repositories/drivers/driver-change.repository';
import { refuseStale } from '../refuse-stale';

type Opening = Pick<Call, 'db' | 'language' | 'version'> & { params: { id: string } };

/** The driver of a change, locked, as they were when they were read; without a version, however they stand. */
export const openDriver = async (call: Opening): Promise<Outcome<StoredDriver>> => {
  const { db, params, version } = call;
  const driver = await driverChangeRepository(db).lock(params.id);
  if (!driver) return refuse('not_found');
  if (version !== undefined && version !== driver.version)
    return refuseStale('driver', { id: params.id, version: driver.version }, call);
  return done(driver);
};
