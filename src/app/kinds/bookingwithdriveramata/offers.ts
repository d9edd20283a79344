import type { Day, Instant } from '#domain/dates/bangkok-time';
import { isFull, type Run } from './timetable';

/** One departure over all the days chosen. */
export type Offer = {
  timetableEntryId: string;
  departsAt: Instant;
  /** On the days on which it can be booked. */
  runs: readonly Run[];
  fullDays: readonly Day[];
  /** Days on which it does not run, or no more. */
  missing: number;
  /** The fewest of all days; null while somebody has yet to say. */
  left: number | null;
  isClosed: boolean;
};

type DayRuns = { day: Day; runs: readonly Run[] };
type Terms = {
  seats: number;
  isLate: (run: Run) => boolean;
  order: readonly { timetableEntryId: string }[];
};

export const offersOn = (days: readonly DayRuns[], { seats, isLate, order }: Terms): Offer[] =>
  order.flatMap(({ timetableEntryId }) => {
    const sameRuns = days.flatMap(({ day, runs }) =>
      runs.filter((run) => run.timetableEntryId === timetableEntryId).map((run) => ({ day, run })),
    );
    const [first] = sameRuns;
    if (!first) return [];
    const open = sameRuns.filter(({ run }) => !isLate(run));
    const left = open.map(({ run }) => run.seatsLeft);
    return [
      {
        timetableEntryId,
        departsAt: first.run.departsAt,
        runs: open.map(({ run }) => run),
        fullDays: open.filter(({ run }) => isFull(run, seats)).map(({ day }) => day),
        missing: days.length - open.length,
        left: left.reduce<number | null>(
          (fewest, free) => (fewest === null || free === null ? null : Math.min(fewest, free)),
          Infinity,
        ),
        isClosed: open.length === 0,
      },
    ];
  });
