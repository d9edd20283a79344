import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import type { Swapped } from '#domain/arranging/decide-swap';
import { seatsNeeded } from '#domain/trip/period';
import type { Target } from './target';
import { targetBookings } from './texts';

const ahead = new Set(['planned', 'offered', 'accepted', 'declined']);

/** It may still be moved by hand: neither pinned nor on its way. */
const isMovable = ({ status, locked }: ArrangeTrip): boolean => ahead.has(status) && !locked;

/** Two trips of one owner that have something to exchange; where the traveller drives, nobody has to accept a car. */
export const canSwap = (trip: ArrangeTrip, other: ArrangeTrip, what: Swapped): boolean => {
  const cars = trip.carId !== other.carId;
  const drivers = trip.driverId !== other.driverId;
  return (
    trip.id !== other.id &&
    isMovable(other) &&
    other.status !== 'declined' &&
    other.carId !== null &&
    (!trip.withDriver || trip.provider?.id === other.provider?.id) &&
    { cars, drivers, both: cars || drivers }[what]
  );
};

/** What the board knows itself of two that would share a car; the server looks again. */
export const canJoin = (target: Target, trip: ArrangeTrip, { kind }: ArrangeDay): boolean => {
  if (!kind.pools || trip.id === target.id || !isMovable(trip)) return false;
  if (target.type === 'trip' && !isMovable(target.trip)) return false;
  const together = [...trip.bookings, ...targetBookings(target)];
  return trip.places === null || seatsNeeded(together) <= trip.places;
};
