import { addMinutes, minutesBetween } from '../dates/bangkok-time';
import { done, type Outcome, refuse } from '../refusal';
import { moveTrip } from '../trip/move-trip';
import { heldFor, spanOf } from '../trip/period';
import { type Rider, settle, type Standing, type StandingTrip } from '../trip/standing';
import type { TripState } from '../trip/states';
import { askAgain } from './ask-again';
import { mayShare } from './may-share';

const before: readonly TripState[] = ['planned', 'offered', 'accepted', 'declined'];
const CODES = 10_000;

const isOpen = ({ status }: StandingTrip): boolean => before.includes(status);

/** Four digits that nobody else on the trip has; they follow from the booking's id, which is random. */
const freeCode = (rider: Rider, used: ReadonlySet<string | null>): string => {
  const first = Number.parseInt(rider.id.slice(-8), 16);
  for (let step = 0; step < CODES; step += 1) {
    const code = String((first + step) % CODES).padStart(4, '0');
    if (!used.has(code)) return code;
  }
  throw new Error('a trip carries more people than there are boarding codes');
};

/** Who comes along keeps the code that they know, unless somebody aboard has the same. */
const board = (aboard: readonly Rider[], coming: readonly Rider[]): readonly Rider[] =>
  coming.reduce((riders, rider) => {
    const used = new Set(riders.map(({ boardingCode }) => boardingCode));
    const wantsCode = rider.boardingCode !== null || rider.boardStop !== null;
    const clashes = rider.boardingCode === null || used.has(rider.boardingCode);
    return [
      ...riders,
      wantsCode && clashes ? { ...rider, boardingCode: freeCode(rider, used) } : rider,
    ];
  }, aboard);

/** Of departures: the same index is the same stop for everybody. */
const ridesOneRoute = (riders: readonly Rider[]): boolean => {
  const places = new Map<number, string | null>();
  return riders
    .flatMap(({ boardStop, boardPlace, alightStop, alightPlace }) => [
      [boardStop, boardPlace] as const,
      [alightStop, alightPlace] as const,
    ])
    .every(([stop, place]) => {
      if (stop === null) return true;
      const known = places.get(stop);
      places.set(stop, known ?? place);
      return known === undefined || known === place;
    });
};

/** Its own times grow to those of all who ride, and its cars are held for as long. */
const stretch = (trip: StandingTrip, bufferMinutes: number): StandingTrip => {
  const span = trip.isDeparture ? undefined : spanOf([trip, ...trip.riders]);
  if (!span) return trip;
  const assignments = trip.assignments.map((assignment) => ({
    ...assignment,
    ...heldFor(span, bufferMinutes),
  }));
  return { ...trip, ...span, assignments };
};

/** Whoever made it longer has left: it ends and begins with those who stay, and its cars are free again. */
const shrink = (trip: StandingTrip, staying: readonly Rider[]): StandingTrip => {
  const stays = { ...trip, riders: staying };
  const [whenAll, span] = [spanOf(trip.riders), spanOf(staying)];
  const followsRiders =
    whenAll?.startsAt === trip.startsAt && whenAll.endsAt === trip.endsAt && !trip.isDeparture;
  if (!span || !followsRiders) return stays;
  const assignments = trip.assignments.map((assignment) => ({
    ...assignment,
    ...heldFor(span, minutesBetween(assignment.until, assignment.heldUntil)),
  }));
  return { ...stays, ...span, assignments };
};

/** Of departures: who changes to another rides at its times, each stop as long after its start. */
const rideWith = (into: StandingTrip, trip: StandingTrip): readonly Rider[] => {
  const minutes = minutesBetween(trip.startsAt, into.startsAt);
  return trip.riders.map((rider) =>
    rider.boardStop === null
      ? rider
      : {
          ...rider,
          startsAt: addMinutes(rider.startsAt, minutes),
          endsAt: addMinutes(rider.endsAt, minutes),
        },
  );
};

type Merging = {
  into: StandingTrip;
  trips: readonly StandingTrip[];
  loose: readonly Rider[];
  bufferMinutes: number;
  /** Also with those who would rather ride alone. */
  evenAlone: boolean;
};

export const decideMerge = ({
  into,
  trips,
  loose,
  bufferMinutes,
  evenAlone,
}: Merging): Outcome<Standing> => {
  const merging = [into, ...trips];
  if (merging.some(({ locked }) => locked)) return refuse('trip_locked');
  if (!merging.every(isOpen) || loose.some(({ status }) => status !== 'approved'))
    return refuse('not_now');
  const coming = [...trips.flatMap((trip) => rideWith(into, trip)), ...loose];
  if (coming.length === 0) return refuse('invalid_input', { fields: { bookings: 'required' } });
  // In line one stands for a departure only.
  const wait = coming.some(({ status }) => status === 'waitlisted');
  if (wait && !into.isDeparture) return refuse('not_now');
  const riders = board(into.riders, coming);
  if (!ridesOneRoute(riders))
    return refuse('invalid_input', { fields: { trips: 'another_route' } });
  const willing = mayShare(riders, evenAlone);
  if (!willing.ok) return willing;
  const ended: StandingTrip[] = [];
  for (const trip of trips) {
    const moved = moveTrip(trip.status, 'cancel', 'admin', 'cancelled');
    if (!moved.ok) return moved;
    ended.push({ ...trip, status: moved.value, assignments: [], riders: [] });
  }
  const merged = askAgain(into, settle(stretch({ ...into, riders }, bufferMinutes)));
  return merged.ok ? done({ trips: [merged.value, ...ended], loose: [] }) : merged;
};

type Splitting = { trip: StandingTrip; bookingIds: readonly string[]; newTripId: string };

/** The others keep the trip and what it has; these begin anew, without a car. */
export const decideSplit = ({
  trip,
  bookingIds,
  newTripId,
}: Splitting): Outcome<{ stays: StandingTrip; leaves: StandingTrip }> => {
  if (trip.locked) return refuse('trip_locked');
  if (!isOpen(trip)) return refuse('not_now');
  const leaving = trip.riders.filter(({ id }) => bookingIds.includes(id));
  const staying = trip.riders.filter(({ id }) => !bookingIds.includes(id));
  if (leaving.length < bookingIds.length)
    return refuse('invalid_input', { fields: { bookingIds: 'unknown' } });
  if (leaving.some(({ status }) => status === 'waitlisted')) return refuse('not_now');
  if (staying.length === 0) return refuse('invalid_input', { fields: { bookingIds: 'too_many' } });
  const stays = askAgain(trip, shrink(trip, staying));
  if (!stays.ok) return stays;
  const span = trip.isDeparture ? trip : (spanOf(leaving) ?? trip);
  return done({
    stays: stays.value,
    leaves: settle({
      ...trip,
      id: newTripId,
      status: 'planned',
      providerId: null,
      isDeparture: false,
      startsAt: span.startsAt,
      endsAt: span.endsAt,
      assignments: [],
      riders: leaving,
    }),
  });
};
