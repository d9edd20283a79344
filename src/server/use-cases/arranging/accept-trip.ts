import { decideAccept } from '#domain/arranging/decide-provider';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { StandingTrip } from '#domain/trip/standing';
import type { Call, UseCase } from '../../call';
import { chooseCar } from './choose-car';
import type { Opened } from './open-standing';
import { openTrip } from './open-trip';
import { putOnTrip } from './put-on-trip';
import { saveChange } from './save-change';

/** Only a car of the provider who accepts: any other would hand the trip to somebody else. */
const equip = async (
  call: Call<'acceptTrip'>,
  opened: Opened,
  trip: StandingTrip,
): Promise<Outcome<StandingTrip>> => {
  const { carId, driverId } = call.body;
  if (carId === null) return done(trip);
  const choice = await chooseCar({ carId, driverId }, call.db);
  if (!choice.ok) return choice;
  if (choice.value.carProviderId !== trip.providerId)
    return refuse('invalid_input', { fields: { carId: 'of_another_provider' } });
  const reason = 'accept';
  return putOnTrip(call, opened, { trip, choice: choice.value, by: 'supplier', reason });
};

export const acceptTrip: UseCase<'acceptTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, ...standing } = opened.value;
  const accepted = decideAccept(trip);
  if (!accepted.ok) return accepted;
  const equipped = await equip(call, standing, accepted.value);
  if (!equipped.ok) return equipped;
  return saveChange(
    call,
    standing,
    { trips: [equipped.value], loose: [] },
    { action: 'accept', gains: 'accept', who: 'supplier' },
  );
};
