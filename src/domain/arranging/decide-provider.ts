import { done, type Outcome, refuse } from '../refusal';
import { moveTrip } from '../trip/move-trip';
import { settle, type StandingTrip } from '../trip/standing';
import { handOver } from './hand-over';

/** Handed over: the provider chooses the car, and says whether it comes. */
export const decideOffer = (trip: StandingTrip, providerId: string): Outcome<StandingTrip> => {
  if (trip.locked) return refuse('trip_locked');
  if (!trip.withDriver || trip.status === 'underway') return refuse('not_now');
  const handed = handOver(trip, providerId);
  if (!handed.ok) return handed;
  if (handed.value === trip) return refuse('not_now');
  return done(settle({ ...handed.value, assignments: [] }));
};

export const decideWithdraw = (trip: StandingTrip): Outcome<StandingTrip> => {
  if (trip.locked) return refuse('trip_locked');
  const moved = moveTrip(trip.status, 'withdraw', 'admin', 'planned');
  if (!moved.ok) return moved;
  return done(settle({ ...trip, status: moved.value, providerId: null, assignments: [] }));
};

/** The answer is the provider's, whoever writes it down: some call instead of signing in. */
export const decideAccept = (trip: StandingTrip): Outcome<StandingTrip> => {
  const moved = moveTrip(trip.status, 'accept', 'supplier', 'accepted');
  return moved.ok ? done(settle({ ...trip, status: moved.value })) : moved;
};

export const decideDecline = (trip: StandingTrip): Outcome<StandingTrip> => {
  const moved = moveTrip(trip.status, 'decline', 'supplier', 'declined');
  return moved.ok ? done(settle({ ...trip, status: moved.value, assignments: [] })) : moved;
};
