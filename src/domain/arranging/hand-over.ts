import { done, type Outcome } from '../refusal';
import { moveTrip } from '../trip/move-trip';
import type { StandingTrip } from '../trip/standing';

const withdraw = (trip: StandingTrip): Outcome<StandingTrip> => {
  if (trip.status === 'planned') return done({ ...trip, providerId: null });
  const moved = moveTrip(trip.status, 'withdraw', 'admin', 'planned');
  return moved.ok ? done({ ...trip, status: moved.value, providerId: null }) : moved;
};

const offerTo = (trip: StandingTrip, providerId: string): Outcome<StandingTrip> => {
  const free = trip.status === 'declined' ? done(trip) : withdraw(trip);
  if (!free.ok) return free;
  const moved = moveTrip(free.value.status, 'offer', 'admin', 'offered');
  return moved.ok ? done({ ...free.value, status: moved.value, providerId }) : moved;
};

/** Whose trip it is: handed to another provider it waits for an answer, taken back it is the company's own. */
export const handOver = (trip: StandingTrip, providerId: string | null): Outcome<StandingTrip> => {
  // Nobody has to accept a car that the traveller drives; its provider is only who is paid.
  if (!trip.withDriver) return done({ ...trip, providerId });
  if (providerId === null) return withdraw(trip);
  const stands = trip.providerId === providerId && trip.status !== 'declined';
  // On the way nothing is asked any more.
  if (stands && trip.status !== 'planned') return done(trip);
  return trip.status === 'underway' ? done(trip) : offerTo(trip, providerId);
};
