import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';

/** One forecast serves a start and an end that lie in the same week. */
export const firstDayOf = (startsAt: string | null, now: Date): Day => {
  const today = dayOf(now);
  if (startsAt === null) return today;
  const day = dayOf(startsAt);
  return day < today ? today : addDays(day, 0);
};
