import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { driverTimeRepository } from '../../db/repositories/driver-time.repository';
import { driverRepository } from '../../db/repositories/driver.repository';
import { showBroken } from '../show-broken';

export const listDriverTrips: UseCase<'listDriverTrips'> = async (call) => {
  const { actor, params, query, language, db, now } = call;
  if (!can(actor, 'driver:write')) return refuse('not_allowed');
  const reader = { language, now, providerId: null };
  if (!(await driverRepository(db).find(params.id, reader))) return refuse('not_found');
  const time = { from: query.from, until: query.until ?? null };
  return done(showBroken(await driverTimeRepository(db).broken(params.id, time, language), actor));
};
