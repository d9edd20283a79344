import { overtimeMinutes } from '../booking/overtime';
import { SEAT, TRIP } from './amounts';
import type { SourceAssignment, SourceBooking, SourceTrip } from './source';

type Ride = { seats: number; board: number | null; alight: number | null };

const boardOf = ({ board }: Ride) => board ?? 0;
const alightOf = ({ alight }: Ride) => alight ?? Number.POSITIVE_INFINITY;

/** Seats taken at the fullest moment: two who ride one stretch after the other share a seat. */
const peakLoad = (rides: readonly Ride[]): number =>
  Math.max(
    0,
    ...rides.map((moment) =>
      rides
        .filter((ride) => boardOf(ride) <= boardOf(moment) && alightOf(ride) > boardOf(moment))
        .reduce((sum, { seats }) => sum + seats, 0),
    ),
  );

/** A departure or return up to here counts as on time. */
const ON_TIME_MINUTES = 10;

const MINUTE_MS = 60_000;

export const hasRun = ({ status }: SourceTrip): boolean =>
  status === 'underway' || status === 'done';

/** Who travelled, in an order that never changes. */
export const carriedOn = (trip: SourceTrip): SourceBooking[] =>
  hasRun(trip)
    ? trip.bookings
        .filter(({ status }) => status === 'ongoing' || status === 'completed')
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    : [];

/** Cars that were really on the trip, the last one last; a car released before it left was not. */
export const carsOn = ({ assignments }: SourceTrip): SourceAssignment[] =>
  assignments
    .filter(({ releasedAt, departedAt }) => releasedAt === null || departedAt !== null)
    .toSorted((a, b) => a.plannedFrom - b.plannedFrom || (a.id < b.id ? -1 : 1));

/** By the odometer; where nobody read it, the plan, on the last car. */
export const metresOf = (
  trip: SourceTrip,
  cars: readonly SourceAssignment[],
): ReadonlyMap<string | null, number> => {
  const read = cars.filter(({ startKm, endKm }) => startKm !== null && endKm !== null);
  return read.length > 0
    ? new Map(read.map(({ id, startKm, endKm }) => [id, (endKm! - startKm!) * 1000]))
    : new Map([[cars.at(-1)?.id ?? null, trip.plannedMetres ?? 0]]);
};

export const gramsOf = (metres: number, car: SourceAssignment | undefined): number =>
  Math.round((metres * (car?.gramsPerKm ?? 0)) / 1000);

/** With a driver it left on time, without one it was back on time. Times that the clock assumed say nothing. */
const punctuality = (trip: SourceTrip): { timed: number; onTime: number } => {
  const [planned, actual, by] = trip.withDriver
    ? [trip.startsAt, trip.departedAt, trip.departedBy]
    : [trip.endsAt, trip.endedAt, trip.endedBy];
  // Of trips from before it was kept by whom, only the whole trip tells.
  const isAssumed = by === null ? trip.isUnconfirmed : by === 'clock';
  if (actual === null || isAssumed) return { timed: 0, onTime: 0 };
  const isOnTime = actual <= planned + ON_TIME_MINUTES * MINUTE_MS;
  return { timed: TRIP, onTime: isOnTime ? TRIP : 0 };
};

const overtimeOf = (trip: SourceTrip): number => {
  if (!trip.withDriver || trip.hoursIncluded === null) return 0;
  const minutes = Math.ceil(
    ((trip.endedAt ?? trip.endsAt) - (trip.departedAt ?? trip.startsAt)) / MINUTE_MS,
  );
  return overtimeMinutes(trip.hoursIncluded, Math.max(0, minutes));
};

const seatsOn = (trip: SourceTrip, cars: readonly SourceAssignment[]): number => {
  if (cars.length === 0) return 0;
  // Without a driver the driver's seat is the traveller's own.
  return Math.min(...cars.map(({ carSeats }) => carSeats)) + (trip.withDriver ? 0 : 1);
};

/** What the bookings of a trip share, apart from its costs. */
export const sharedOn = (trip: SourceTrip) => ({
  trips: TRIP,
  seatsOffered: seatsOn(trip, carsOn(trip)) * SEAT,
  seatsUsed: peakLoad(carriedOn(trip)) * SEAT,
  overtimeMinutes: overtimeOf(trip),
  ...punctuality(trip),
});

/** As priced; where the trip has no price of its own, what its bookings were told. */
export const estimateOf = (trip: SourceTrip): number =>
  hasRun(trip)
    ? (trip.cost ?? carriedOn(trip).reduce((sum, { estimate }) => sum + (estimate ?? 0), 0))
    : 0;
