import { addMinutes, type Instant, isBefore, minutesBetween } from '../dates/bangkok-time';
import { afterTheNight, isNight, SOON_MINUTES } from '../dates/night';
import { type Ride, seatsLeft } from './seats';

export const HOLD_MINUTES = 15;
/** When the departure is so near, nobody is waited for. */
const NEAR_MINUTES = 60;
/** Whoever let an offer lapse, or was not reached by it, is asked again after so long: no more often are they told. */
const PAUSE_MINUTES = 4 * HOLD_MINUTES;

export type Waiting = Ride & {
  bookingId: string;
  waitlistedAt: Instant;
  /** When an offer last lapsed, also one that never reached them: others are asked for a while. */
  lapsedAt?: Instant | null;
};

export type SeatOffer = {
  bookingId: string;
  seats: number;
  expiresAt: Instant;
  /** False in the last hour: all who fit are offered it, and whoever confirms first has it. */
  holds: boolean;
};

/** First come, first served. Ids are made in order of time and break a tie. */
export const inLine = <W extends Pick<Waiting, 'bookingId' | 'waitlistedAt'>>(
  waiting: readonly W[],
): readonly W[] =>
  waiting.toSorted(
    (a, b) =>
      Date.parse(a.waitlistedAt) - Date.parse(b.waitlistedAt) ||
      (a.bookingId < b.bookingId ? -1 : 1),
  );

/** From 1; null when not in line. */
export const placeInLine = (
  waiting: readonly Pick<Waiting, 'bookingId' | 'waitlistedAt'>[],
  bookingId: string,
): number | null =>
  inLine(waiting).findIndex((waiter) => waiter.bookingId === bookingId) + 1 || null;

const isNear = (now: Date, departsAt: Instant): boolean =>
  minutesBetween(now, departsAt) <= NEAR_MINUTES;

/** Until when a seat is held from now on; null after the departure. */
export const heldUntil = (now: Date, departsAt: Instant): Instant | null => {
  if (!isBefore(now, departsAt)) return null;
  const held = addMinutes(now, HOLD_MINUTES);
  return isBefore(held, departsAt) ? held : new Date(departsAt).toISOString();
};

/** At night it may reach nobody before the morning; what leaves early is not kept for those who sleep. */
const reachesFrom = (now: Date, departsAt: Instant): Date => {
  if (!isNight(now) || minutesBetween(now, departsAt) <= SOON_MINUTES) return now;
  const morning = new Date(afterTheNight(now));
  return minutesBetween(morning, departsAt) > NEAR_MINUTES + HOLD_MINUTES ? morning : now;
};

/** Until when a seat that is offered now can be taken; null after the departure. */
const offerExpiry = (now: Date, departsAt: Instant): Instant | null =>
  isNear(now, departsAt) && isBefore(now, departsAt)
    ? new Date(departsAt).toISOString()
    : heldUntil(reachesFrom(now, departsAt), departsAt);

type FreedSeats = {
  now: Date;
  departsAt: Instant;
  capacity: number;
  /** Bookings and open offers that hold seats. */
  taken: readonly Ride[];
  /** Those in line without an open offer. */
  waiting: readonly Waiting[];
};

/**
 * Whom to offer the free seats, in order; a party too large for them is passed over, so that no seat rides empty. In the
 * last hour each seat is offered to all who fit.
 */
export const nextOffers = ({
  now,
  departsAt,
  capacity,
  taken,
  waiting,
}: FreedSeats): readonly SeatOffer[] => {
  const expiresAt = offerExpiry(now, departsAt);
  if (expiresAt === null) return [];
  const holds = !isNear(now, departsAt);
  const held = [...taken];
  return inLine(waiting).flatMap((waiter) => {
    const { bookingId, seats, lapsedAt } = waiter;
    if (holds && lapsedAt && minutesBetween(lapsedAt, now) < PAUSE_MINUTES) return [];
    if (seatsLeft(capacity, held, waiter) < seats) return [];
    if (holds) held.push(waiter);
    return [{ bookingId, seats, expiresAt, holds }];
  });
};
