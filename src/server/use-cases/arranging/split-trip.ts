import { decideSplit } from '#domain/arranging/decide-pool';
import { done, type Outcome } from '#domain/refusal';
import type { StandingTrip } from '#domain/trip/standing';
import type { Call, UseCase } from '../../call';
import { chooseCar } from './choose-car';
import type { Opened } from './open-standing';
import { openTrip } from './open-trip';
import { putOnTrip } from './put-on-trip';
import { saveChange } from './save-change';

const equip = async (
  call: Call<'splitTrip'>,
  opened: Opened,
  trip: StandingTrip,
): Promise<Outcome<StandingTrip>> => {
  const { carId, driverId } = call.body;
  if (carId === null) return done(trip);
  const choice = await chooseCar({ carId, driverId }, call.db);
  return choice.ok ? putOnTrip(call, opened, { trip, choice: choice.value, reason: null }) : choice;
};

export const splitTrip: UseCase<'splitTrip'> = async (call) => {
  const { body, newId } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, ...standing } = opened.value;
  const decided = decideSplit({ trip, bookingIds: body.bookingIds, newTripId: newId() });
  if (!decided.ok) return decided;
  const leaves = await equip(call, standing, decided.value.leaves);
  if (!leaves.ok) return leaves;
  return saveChange(
    call,
    standing,
    { trips: [decided.value.stays, leaves.value], loose: [] },
    { action: 'split', made: [leaves.value.id] },
  );
};
