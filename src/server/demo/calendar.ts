import { BANGKOK_OFFSET_MS } from '#domain/dates/bangkok-time';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Days counted from today in Thailand, which has no summer time. */
export const createCalendar = (now: Date) => {
  const today = Math.floor((now.getTime() + BANGKOK_OFFSET_MS) / day) * day - BANGKOK_OFFSET_MS;
  const at = (offset: number, minutes = 0): Date =>
    new Date(today + offset * day + minutes * minute);
  return {
    now,
    at,
    dateOf: (offset: number): string =>
      new Date(today + offset * day + BANGKOK_OFFSET_MS).toISOString().slice(0, 10),
    /** ISO: Monday is 1. */
    weekdayOf: (offset: number): number =>
      new Date(today + offset * day + BANGKOK_OFFSET_MS).getUTCDay() || 7,
  };
};

export type Calendar = ReturnType<typeof createCalendar>;

export const addMinutes = (date: Date, minutes: number): Date =>
  new Date(date.getTime() + minutes * minute);

export const range = (from: Date, to: Date): string =>
  `[${from.toISOString()},${to.toISOString()})`;
