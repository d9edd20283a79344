import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import { seatsNeeded } from '#domain/trip/period';
import type { Target } from './target';
import { targetBookings } from './texts';

const ahead = new Set(['planned', 'offered', 'accepted', 'declined']);

/** It may still be moved by hand: neither pinned nor on its way. */
export const isMovable = ({ status, locked }: ArrangeTrip): boolean => ahead.has(status) && !locked;

/** What the board knows itself of two that would share a car; the server looks again. */
export const canJoin = (target: Target, trip: ArrangeTrip, { kind }: ArrangeDay): boolean => {
  if (!kind.pools || trip.id === target.id || !isMovable(trip)) return false;
  if (target.type === 'trip' && !isMovable(target.trip)) return false;
  const together = [...trip.bookings, ...targetBookings(target)];
  return trip.places === null || seatsNeeded(together) <= trip.places;
};
