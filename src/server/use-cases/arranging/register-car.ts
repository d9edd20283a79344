import * as v from 'valibot';
import { carBody } from '#contract/fleet';
import { decideAccept } from '#domain/arranging/decide-provider';
import { done, refuse } from '#domain/refusal';
import { kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { carRepository } from '../../db/repositories/fleet/car.repository';
import { tell } from '../tell';
import { equipTrip } from './equip-trip';
import { openTrip } from './open-trip';
import { saveTrip } from './save-change';

const { fuel, gearbox } = carBody.entries;
const unsaid = v.optional(v.string(), '');

/** Nobody asks a provider on the telephone for more than the plate; whoever checks the car writes the rest. */
const carOnTheSpot = v.object({
  ...carBody.entries,
  brand: unsaid,
  model: unsaid,
  colour: unsaid,
  fuel: v.optional(fuel, 'diesel'),
  gearbox: v.optional(gearbox, 'manual'),
});

/** The provider of a trip sends a car that is in no list: it is kept to be checked, and takes the trip at once. */
export const registerCar: UseCase<'registerCar'> = async (call) => {
  const { params, body, db, newId } = call;
  const { kind } = params;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip } = opened.value;
  const { providerId } = trip;
  const isAnswer = trip.status === 'offered';
  if (providerId === null || !trip.withDriver || !(isAnswer || trip.status === 'accepted'))
    return refuse('not_now');
  if (trip.locked) return refuse('trip_locked');
  const standing = isAnswer ? decideAccept(trip) : done(trip);
  if (!standing.ok) return standing;

  const { driverId, reason, ...written } = body;
  const { odometer: _, ...car } = v.parse(carOnTheSpot, {
    ...written,
    providerId,
    siteId: kinds[kind].site,
    kinds: [kind],
  });
  const carId = newId();
  await carRepository(db).insert(carId, car, { isChecked: false });
  await tell(call, { subject: 'car', id: carId, action: 'register', after: car });

  const equipped = await equipTrip(
    call,
    opened.value,
    standing.value,
    { carId, driverId },
    { onlyOf: providerId, by: 'supplier', reason: isAnswer ? 'accept' : reason },
  );
  const arranged = trip.assignments.length > 0 ? 'rearrange' : 'arrange';
  return saveTrip(
    call,
    opened.value,
    equipped,
    isAnswer
      ? { action: 'accept', gains: 'accept', who: 'supplier' }
      : { action: arranged, reason, who: 'supplier' },
  );
};

export const readNewCarOptions: UseCase<'readNewCarOptions'> = async ({ language, db }) =>
  done({ provinces: await carPartRepository(db).provinces(language) });
