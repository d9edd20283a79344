import { addMinutes, type Instant, isBefore, minutesBetween } from '../dates/bangkok-time';
import { type Ride, seatsLeft } from './seats';

export const HOLD_MINUTES = 15;
/** When the departure is near, the next in line must still have time to come. */
export const SHORT_HOLD_MINUTES = 2;
const NEAR_MINUTES = 60;
/** Whom an offer did not reach is asked again after so many times of the hold. */
const PAUSED_HOLDS = 4;

export type Waiting = Ride & {
  bookingId: string;
  waitlistedAt: Instant;
  /** When an offer last lapsed that never reached them: they keep their place, and others are asked for a while. */
  notReachedAt?: Instant | null;
};

export type SeatOffer = { bookingId: string; seats: number; expiresAt: Instant };

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

const holdMinutes = (now: Date, departsAt: Instant): number =>
  minutesBetween(now, departsAt) <= NEAR_MINUTES ? SHORT_HOLD_MINUTES : HOLD_MINUTES;

/** How long a seat that is offered now is kept; null after the departure. */
export const offerExpiry = (now: Date, departsAt: Instant): Instant | null => {
  if (!isBefore(now, departsAt)) return null;
  const held = addMinutes(now, holdMinutes(now, departsAt));
  return isBefore(held, departsAt) ? held : new Date(departsAt).toISOString();
};

type FreedSeats = {
  now: Date;
  departsAt: Instant;
  capacity: number;
  /** Bookings that hold seats and offers that are open. */
  taken: readonly Ride[];
  /** Those in line without an open offer. */
  waiting: readonly Waiting[];
};

/** Whom to offer the free seats, in order; a party too large for them is passed over, so that no seat rides empty. */
export const nextOffers = ({
  now,
  departsAt,
  capacity,
  taken,
  waiting,
}: FreedSeats): readonly SeatOffer[] => {
  const expiresAt = offerExpiry(now, departsAt);
  if (expiresAt === null) return [];
  const held = [...taken];
  const pause = PAUSED_HOLDS * holdMinutes(now, departsAt);
  return inLine(waiting).flatMap((waiter) => {
    const { notReachedAt } = waiter;
    if (notReachedAt && minutesBetween(notReachedAt, now) < pause) return [];
    if (seatsLeft(capacity, held, waiter) < waiter.seats) return [];
    held.push(waiter);
    return [{ bookingId: waiter.bookingId, seats: waiter.seats, expiresAt }];
  });
};
