import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import type { Swapped } from '#domain/arranging/decide-swap';
import { isBefore, minutesBetween } from '#domain/dates/bangkok-time';
import { heldFor, seatsNeeded, spanOf } from '#domain/trip/period';
import { endOf, startOf, type Target } from './target';
import { targetBookings } from './texts';

const ahead = new Set(['planned', 'offered', 'accepted', 'declined']);

/** It may still be moved by hand: neither pinned nor on its way. */
const isMovable = ({ status, locked }: ArrangeTrip): boolean => ahead.has(status) && !locked;

const periodOf = (target: Target) => ({ startsAt: startOf(target), endsAt: endOf(target) });

/** From the first start to the last end; a departure keeps its own times. */
const spanWith = (target: Target, trip: ArrangeTrip) =>
  (trip.departure ? null : spanOf([trip, periodOf(target)])) ?? trip;

type Crew = Pick<ArrangeTrip, 'carId' | 'driverId'>;

/** Nothing else lies where this car and driver would be held; what moves itself does not count. */
const isFree = (
  crew: Crew,
  span: Pick<ArrangeTrip, 'startsAt' | 'endsAt'>,
  { kind, trips, blocks }: ArrangeDay,
  moved: readonly string[],
) => {
  const { heldFrom, heldUntil } = heldFor(span, kind.bufferMinutes);
  const isIts = ({ carId, driverId }: Crew) =>
    (carId !== null && carId === crew.carId) || (driverId !== null && driverId === crew.driverId);
  const meets = (from: string, until: string | null) =>
    isBefore(from, heldUntil) && (until === null || isBefore(heldFrom, until));
  const isTaken = trips
    .filter(({ id }) => !moved.includes(id))
    .flatMap(({ assignments }) => assignments)
    .some((held) => isIts(held) && meets(held.heldFrom, held.heldUntil));
  return (
    !isTaken &&
    !blocks.some(
      (block) =>
        !(block.bookingId !== null && moved.includes(block.bookingId)) &&
        isIts(block) &&
        meets(block.startsAt, block.endsAt),
    )
  );
};

const seats = (trip: ArrangeTrip) => seatsNeeded(trip.bookings);

/** The trip could ride with what the other one gives it. */
const canTake = (
  trip: ArrangeTrip,
  other: ArrangeTrip,
  what: Swapped,
  day: ArrangeDay,
): boolean => {
  const given = {
    carId: what === 'drivers' ? null : other.carId,
    driverId: what === 'cars' ? null : other.driverId,
  };
  const isSeated = given.carId === null || other.places === null || seats(trip) <= other.places;
  return isSeated && isFree(given, trip, day, [trip.id, other.id]);
};

/**
 * Two trips of one owner that have something to exchange, and room for it; where the traveller drives, nobody has to
 * accept a car.
 */
export const canSwap = (
  trip: ArrangeTrip,
  other: ArrangeTrip,
  what: Swapped,
  day: ArrangeDay,
): boolean => {
  const cars = trip.carId !== other.carId;
  const drivers = trip.driverId !== other.driverId;
  return (
    trip.id !== other.id &&
    isMovable(other) &&
    other.status !== 'declined' &&
    other.carId !== null &&
    (!trip.withDriver || trip.provider?.id === other.provider?.id) &&
    { cars, drivers, both: cars || drivers }[what] &&
    canTake(trip, other, what, day) &&
    canTake(other, trip, what, day)
  );
};

const isOneWay = (target: Target, { departure }: ArrangeTrip): boolean => {
  const other = target.type === 'trip' ? target.trip.departure : null;
  return (
    !departure ||
    !other ||
    (departure.route === other.route && departure.direction === other.direction)
  );
};

/** What the board knows itself of two that would share a car; the server looks again. */
export const canJoin = (target: Target, trip: ArrangeTrip, day: ArrangeDay): boolean => {
  if (!day.kind.pools || trip.id === target.id || !isMovable(trip)) return false;
  if (target.type === 'trip' && !isMovable(target.trip)) return false;
  const together = [...trip.bookings, ...targetBookings(target)];
  const isSeated = trip.places === null || seatsNeeded(together) <= trip.places;
  return (
    isSeated &&
    isOneWay(target, trip) &&
    isFree(trip, spanWith(target, trip), day, [trip.id, target.id])
  );
};

/** Of two that would share a car, the one that has a car takes the other in: nobody loses one that was given already. */
export const mergeOf = (trip: ArrangeTrip, other: Target): { target: Target; into: ArrangeTrip } =>
  trip.carId === null && other.type === 'trip' && other.trip.carId !== null
    ? { target: { type: 'trip', id: trip.id, trip }, into: other.trip }
    : { target: other, into: trip };

/** By how much a trip would take longer: the least comes first where one is chosen. */
export const minutesMore = (target: Target, trip: ArrangeTrip): number => {
  const span = spanWith(target, trip);
  return minutesBetween(span.startsAt, span.endsAt) - minutesBetween(trip.startsAt, trip.endsAt);
};
