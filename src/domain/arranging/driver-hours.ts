import {
  addDays,
  atMinute,
  type Day,
  dayOf,
  type Instant,
  isBefore,
  minutesBetween,
  weekdayOf,
} from '../dates/bangkok-time';
import { overlapMinutes, overtimeMinutes, type Shift } from './working-time';

/** A driver on a trip: as planned, and as it came about, as far as that is known. */
export type Drive = {
  tripId: string;
  plannedFrom: Instant;
  plannedUntil: Instant;
  departedAt: Instant | null;
  returnedAt: Instant | null;
  /** Only the clock says that it set out. */
  isAssumed: boolean;
};

/** Minutes of one week, which begins on a Monday. */
export type DriverWeek = {
  monday: Day;
  trips: number;
  planned: number;
  driven: number;
  overtime: number;
};

type Period = { startsAt: Instant; endsAt: Instant };

export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

const weekFrom = (monday: Day): Period => ({
  startsAt: atMinute(monday, 0),
  endsAt: atMinute(addDays(monday, 7), 0),
});

const plannedOf = ({ plannedFrom, plannedUntil }: Drive): Period => ({
  startsAt: plannedFrom,
  endsAt: plannedUntil,
});

/**
 * Who is on the road still drives at this moment, but for who set out again: nobody drives two cars at a time.
 * What only the clock knows of, and what nobody ended on an earlier day, lasts as planned.
 */
const drivenOf = (
  { departedAt, returnedAt, plannedUntil, isAssumed }: Drive,
  drives: readonly Drive[],
  now: Instant,
): Period | null => {
  if (departedAt === null) return null;
  const again = drives.flatMap((other) =>
    other.departedAt !== null && isBefore(departedAt, other.departedAt) ? [other.departedAt] : [],
  );
  const isForgotten = isBefore(plannedUntil, atMinute(dayOf(now), 0));
  const asPlanned = isAssumed || isForgotten ? [plannedUntil] : [];
  const endsAt =
    returnedAt ?? [now, ...asPlanned, ...again].reduce((a, b) => (isBefore(a, b) ? a : b));
  return isBefore(departedAt, endsAt) ? { startsAt: departedAt, endsAt } : null;
};

const within = (period: Period, week: Period): Period => ({
  startsAt: isBefore(period.startsAt, week.startsAt) ? week.startsAt : period.startsAt,
  endsAt: isBefore(week.endsAt, period.endsAt) ? week.endsAt : period.endsAt,
});

const overtimeIn = (period: Period, week: Period, shifts: readonly Shift[]): number => {
  const part = within(period, week);
  return minutesBetween(part.startsAt, part.endsAt) > 0 ? overtimeMinutes(part, shifts) : 0;
};

type Working = { shifts: readonly Shift[]; now: Instant };

/** Minutes of the trips that begin in a period and of parts of them that lie in it. */
export const hoursIn = (
  period: Period,
  drives: readonly Drive[],
  { shifts, now }: Working,
): Omit<DriverWeek, 'monday'> => {
  const begun = drives.filter(
    ({ plannedFrom }) =>
      !isBefore(plannedFrom, period.startsAt) && isBefore(plannedFrom, period.endsAt),
  );
  const total = (minutesIn: (drive: Drive) => number) =>
    drives.reduce((sum, drive) => sum + minutesIn(drive), 0);
  return {
    trips: new Set(begun.map(({ tripId }) => tripId)).size,
    planned: total((drive) => overlapMinutes(plannedOf(drive), period)),
    driven: total((drive) => {
      const driven = drivenOf(drive, drives, now);
      return driven ? overlapMinutes(driven, period) : 0;
    }),
    // What came about counts; until then, what is planned.
    overtime: total((drive) => {
      const isOver = drive.returnedAt !== null;
      const worked = (isOver ? drivenOf(drive, drives, now) : null) ?? plannedOf(drive);
      return overtimeIn(worked, period, shifts);
    }),
  };
};

/** The present week and those before it, the latest first. A trip over midnight on Sunday counts in both, each its part. */
export const driverWeeks = (
  drives: readonly Drive[],
  { shifts, now, weeks }: { shifts: readonly Shift[]; now: Instant; weeks: number },
): DriverWeek[] => {
  const monday = mondayOf(dayOf(now));
  return Array.from({ length: weeks }, (_, index) => {
    const first = addDays(monday, -7 * index);
    return { monday: first, ...hoursIn(weekFrom(first), drives, { shifts, now }) };
  });
};
