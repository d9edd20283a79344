import { done, refuse } from '#domain/refusal';
import { kindsLost } from '#kinds/kinds-lost';
import type { UseCase } from '../../call';
import { driverTimeRepository } from '../../db/repositories/drivers/driver-time.repository';
import { driverRepository } from '../../db/repositories/drivers/driver.repository';
import { showBroken } from '../show-broken';

export const listDriverTrips: UseCase<'listDriverTrips'> = async (call) => {
  const { actor, params, query, language, db, now } = call;
  const reader = { language, now, providerId: null };
  const driver = await driverRepository(db).find(params.id, reader);
  if (!driver) return refuse('not_found');
  const { from, until = null, kinds, sites } = query;
  const after = { kinds: kinds ?? driver.kinds, sites: sites ?? driver.sites };
  const time = { from, until, ...((kinds ?? sites) && { kinds: kindsLost(driver, after) }) };
  return done(showBroken(await driverTimeRepository(db).broken(params.id, time, language), actor));
};
