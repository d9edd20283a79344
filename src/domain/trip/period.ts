import { addMinutes, type Instant, isBefore } from '../dates/bangkok-time';
import type { Assignment, Rider } from './standing';

type Period = { startsAt: Instant; endsAt: Instant };

/** From the first start to the last end. */
export const spanOf = (periods: readonly Period[]): Period | undefined => {
  const [first, ...others] = periods;
  return others.reduce<Period | undefined>(
    (span, { startsAt, endsAt }) =>
      span && {
        startsAt: isBefore(startsAt, span.startsAt) ? startsAt : span.startsAt,
        endsAt: isBefore(span.endsAt, endsAt) ? endsAt : span.endsAt,
      },
    first && { startsAt: first.startsAt, endsAt: first.endsAt },
  );
};

/**
 * The plan and, after it, the time to come back, refuel and clean, as the rules stand when it is arranged. On one side
 * only: between two trips of a car it counts once.
 */
export const heldFor = (
  { startsAt, endsAt }: Period,
  bufferMinutes: number,
): Pick<Assignment, 'from' | 'until' | 'heldFrom' | 'heldUntil'> => ({
  from: startsAt,
  until: endsAt,
  heldFrom: startsAt,
  heldUntil: addMinutes(endsAt, bufferMinutes),
});

const holding: readonly string[] = [
  'pending',
  'returned',
  'approved',
  'arranged',
  'ongoing',
  'completed',
];

type Ride = Pick<Rider, 'status' | 'seats' | 'boardStop' | 'alightStop'>;

/** Seats needed at the fullest moment: they overlap only where their stretches do. */
export const seatsNeeded = (riders: readonly Ride[]): number => {
  const aboard = riders.filter(({ status }) => holding.includes(status));
  const at = (stop: number) =>
    aboard
      .filter((rider) => (rider.boardStop ?? 0) <= stop && (rider.alightStop ?? Infinity) > stop)
      .reduce((sum, { seats }) => sum + seats, 0);
  return Math.max(0, ...aboard.map(({ boardStop }) => at(boardStop ?? 0)));
};
