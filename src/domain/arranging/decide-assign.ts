import { addMinutes, type Instant, isBefore } from '../dates/bangkok-time';
import { done, type Outcome, refuse } from '../refusal';
import { heldFor } from '../trip/period';
import { type Assignment, settle, type StandingTrip } from '../trip/standing';
import type { TripState } from '../trip/states';
import { askAgain } from './ask-again';
import { handOver } from './hand-over';

/** Who arranges: the company, or a provider for the own rows. */
export type Arranger = 'admin' | 'supplier';

export type Choice = {
  carId: string;
  driverId: string | null;
  /** Whose the car is; null is the company's own. */
  carProviderId: string | null;
};

export type Assigning = {
  trip: StandingTrip;
  choice: Choice;
  by: Arranger;
  reason: string | null;
  bufferMinutes: number;
  now: Instant;
  newId: () => string;
};

const open: readonly TripState[] = ['planned', 'offered', 'accepted', 'declined', 'underway'];
const RELIEF_MINUTES = 60;

/** What has begun ends now and is kept for the question who drove; the other takes over from here. */
const relieve = ({ trip, choice, bufferMinutes, now, newId }: Assigning): readonly Assignment[] => {
  const begun = trip.assignments.filter(({ from }) => isBefore(from, now));
  const last = begun.at(-1);
  const endsAt = isBefore(now, trip.endsAt) ? trip.endsAt : addMinutes(now, RELIEF_MINUTES);
  const { until, heldUntil } = heldFor({ startsAt: now, endsAt }, bufferMinutes);
  return [
    ...begun.slice(0, -1),
    ...(last ? [{ ...last, until: now, heldUntil: now }] : []),
    {
      id: newId(),
      carId: choice.carId,
      driverId: choice.driverId,
      from: now,
      until,
      // No buffer between two cars of one trip.
      heldFrom: now,
      heldUntil,
    },
  ];
};

const assignAll = ({ trip, choice, bufferMinutes, newId }: Assigning): readonly Assignment[] => [
  {
    id: newId(),
    carId: choice.carId,
    driverId: choice.driverId,
    ...heldFor(trip, bufferMinutes),
  },
];

const replacesSomebody = ({ trip, choice }: Assigning): boolean => {
  const current = trip.assignments.at(-1);
  if (!current) return false;
  const isOtherDriver = current.driverId !== null && current.driverId !== choice.driverId;
  return current.carId !== choice.carId || isOtherDriver;
};

/** A car, and whose it is: a provider's car hands the trip to that provider, who has to accept it. */
export const decideAssign = (assigning: Assigning): Outcome<StandingTrip> => {
  const { trip, choice, by, reason } = assigning;
  if (trip.locked) return refuse('trip_locked');
  if (!open.includes(trip.status)) return refuse('not_now');
  if (replacesSomebody(assigning) && !reason)
    return refuse('invalid_input', { fields: { reason: 'reason_required' } });
  if (trip.status === 'underway') return done({ ...trip, assignments: relieve(assigning) });
  const handed = by === 'admin' ? handOver(trip, choice.carProviderId) : done(trip);
  if (!handed.ok) return handed;
  if (handed.value.status === 'declined') return refuse('not_now');
  const assigned = settle({ ...handed.value, assignments: assignAll(assigning) });
  return by === 'admin' ? askAgain(trip, assigned) : done(assigned);
};
