import type { Arranger } from '#domain/arranging/decide-assign';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { StandingTrip } from '#domain/trip/standing';
import { chooseCar } from './choose-car';
import type { ArrangeCall, Opened } from './open-standing';
import { putOnTrip } from './put-on-trip';

type Wanted = { carId: string | null; driverId: string | null };

/** `onlyOf` is the one provider whose car it may be: any other would hand the trip to somebody else. */
type Terms = { onlyOf?: string | null; by?: Arranger; reason?: string | null };

/** With the car and driver that were chosen, or for now with none. */
export const equipTrip = async (
  call: ArrangeCall,
  opened: Opened,
  trip: StandingTrip,
  { carId, driverId }: Wanted,
  { onlyOf, reason = null, ...terms }: Terms = {},
): Promise<Outcome<StandingTrip>> => {
  if (carId === null) return done(trip);
  const choice = await chooseCar({ carId, driverId }, call.db);
  if (!choice.ok) return choice;
  if (onlyOf !== undefined && choice.value.carProviderId !== onlyOf)
    return refuse('invalid_input', { fields: { carId: 'of_another_provider' } });
  return putOnTrip(call, opened, { trip, choice: choice.value, reason, ...terms });
};
