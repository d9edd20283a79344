import { type Instant, minutesBetween } from '../dates/bangkok-time';
import { spanOf } from '../trip/period';

type Way = { startsAt: Instant; endsAt: Instant; from: string | null; to: string | null };

export type Ridden = Way & { id: string; riders: readonly Way[] };

export type Join = { tripId: string; startsAt: Instant; minutesMore: number };

/** Nobody is held up longer for somebody whose times are fixed. */
const LEAST_MINUTES = 10;

/** How many of the two ends somebody on the trip has too: none is another way. */
const sharedEnds = (booking: Way, riders: readonly Way[]): number =>
  Math.max(
    0,
    ...riders.map(
      ({ from, to }) =>
        Number(from !== null && from === booking.from) + Number(to !== null && to === booking.to),
    ),
  );

/** Who goes the same way at about the same time: first the same route, then the fewest minutes more. */
export const rankJoins = (
  booking: Way & { flexibleMinutes: number },
  trips: readonly Ridden[],
): Join[] =>
  trips
    .flatMap((trip) => {
      const ends = sharedEnds(booking, trip.riders);
      const span = spanOf([trip, booking]);
      if (ends === 0 || !span) return [];
      const minutesMore =
        minutesBetween(span.startsAt, span.endsAt) - minutesBetween(trip.startsAt, trip.endsAt);
      const isNear = minutesMore <= Math.max(LEAST_MINUTES, booking.flexibleMinutes);
      return isNear ? [{ ends, tripId: trip.id, startsAt: span.startsAt, minutesMore }] : [];
    })
    .toSorted((a, b) => b.ends - a.ends || a.minutesMore - b.minutesMore)
    .map(({ ends: _, ...join }) => join);
