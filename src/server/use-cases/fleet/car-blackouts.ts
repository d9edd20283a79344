import { done, refuse } from '#domain/refusal';
import { kindsLost } from '#kinds/kinds-lost';
import type { UseCase } from '../../call';
import { absenceRepository } from '../../db/repositories/drivers/absence.repository';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { careRepository } from '../../db/repositories/fleet/care.repository';
import { carReleaseRepository } from '../../db/repositories/fleet/car-release.repository';
import { troubleRepository } from '../../db/repositories/links/trouble.repository';
import { carRepository } from '../../db/repositories/fleet/car.repository';
import { openRow } from '../open-row';
import { showBroken } from '../show-broken';
import { tell } from '../tell';
import { openCar } from './open-car';
import { showCar } from './show-car';
import { freeCar, lockBroken } from './take-out';

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

export const addCarBlackout: UseCase<'addCarBlackout'> = async (call) => {
  const { params, body, db, now, newId } = call;
  const { id: carId, kind } = params;
  const { releases, ...blackout } = body;
  const { from, until, type, reason, troubleId, planId } = blackout;
  if (until !== null && until <= now.toISOString())
    return refuse('invalid_input', { fields: { until: 'in_the_past' } });
  if (troubleId !== null && !(await troubleRepository(db).isOfCar(troubleId, carId)))
    return refuse('invalid_input', { fields: { troubleId: 'unknown' } });
  if (planId !== null && !(await careRepository(db).isOfCar(planId, carId)))
    return refuse('invalid_input', { fields: { planId: 'unknown' } });
  await lockBroken(carId, { from, until }, call);
  const opened = await openCar(call);
  if (!opened.ok) return opened;
  const freed = await freeCar(carId, { from, until }, { releases, reason }, call);
  if (!freed.ok) return freed;
  const parts = carPartRepository(db);
  if (await parts.isOut(carId, { from, until }))
    return refuse('car_taken', { fields: { from: 'out_already' } });
  const id = newId();
  await parts.addBlackout({ id, carId }, blackout);
  await tell(call, {
    subject: 'car',
    id: carId,
    action: 'take-out',
    reason,
    after: { blackoutId: id, type, from, until, ...(troubleId !== null && { troubleId }) },
  });
  return showCar(carId, kind, call);
};

export const endCarBlackout: UseCase<'endCarBlackout'> = async (call) => {
  const { params, db, now } = call;
  const { id: carId, kind, partId } = params;
  const opened = await openCar({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const blackouts = absenceRepository(db, 'carBlackout');
  const locked = await blackouts.lock({ id: partId, ofId: carId });
  const blackout = await openRow(call, { subject: 'car', id: carId }, locked);
  if (!blackout.ok) return blackout;
  const { type, from, until } = blackout.value;
  if (until !== null && until <= now) return refuse('not_now');
  await blackouts.end(partId, now);
  await tell(call, {
    subject: 'car',
    id: carId,
    action: 'bring-back',
    // Until further notice is no time.
    before: { blackoutId: partId, type, from, ...(until !== null && { until }) },
  });
  return showCar(carId, kind, call);
};
