import { done, type Outcome, refuse } from '../refusal';
import { moveTrip } from '../trip/move-trip';
import { loosen, settle, type Standing, type StandingTrip } from '../trip/standing';
import type { TripState } from '../trip/states';
import type { Arranger } from './decide-assign';

const before: readonly TripState[] = ['planned', 'offered', 'accepted', 'declined'];

/** Car and driver are free again. The company's own trip ends with it; a departure and a provider's trip stay. */
export const decideRelease = (trip: StandingTrip, by: Arranger): Outcome<Standing> => {
  if (trip.locked) return refuse('trip_locked');
  if (!before.includes(trip.status)) return refuse('not_now');
  if (trip.isDeparture || by === 'supplier') {
    if (trip.assignments.length === 0) return refuse('not_now');
    return done({ trips: [settle({ ...trip, assignments: [] })], loose: [] });
  }
  const ended = moveTrip(trip.status, 'cancel', by, 'cancelled');
  if (!ended.ok) return ended;
  return done({
    trips: [{ ...trip, status: ended.value, assignments: [], riders: [] }],
    loose: trip.riders.map(loosen),
  });
};
