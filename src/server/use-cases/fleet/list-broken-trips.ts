import { done, refuse } from '#domain/refusal';
import { kindsLost } from '#kinds/kinds-lost';
import type { UseCase } from '../../call';
import { carReleaseRepository } from '../../db/repositories/fleet/car-release.repository';
import { carRepository } from '../../db/repositories/fleet/car.repository';
import { showBroken } from '../show-broken';

export const listBrokenTrips: UseCase<'listBrokenTrips'> = async ({
  actor,
  params,
  query,
  language,
  db,
  now,
}) => {
  const { id, kind } = params;
  const car = await carRepository(db).find(id, kind, { language, now });
  if (!car) return refuse('not_found');
  const { from, until = null, kinds, sites } = query;
  const before = { kinds: car.kinds, sites: [car.siteId] };
  const after = { kinds: kinds ?? before.kinds, sites: sites ?? before.sites };
  const time = { from, until, ...((kinds ?? sites) && { kinds: kindsLost(before, after) }) };
  const broken = await carReleaseRepository(db).broken(id, time, language);
  return done(showBroken(broken, actor));
};
