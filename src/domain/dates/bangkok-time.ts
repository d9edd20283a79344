const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Thailand keeps one time all year. */
export const BANGKOK_OFFSET_MS = 7 * 60 * MINUTE;

/** A moment as the API writes it. */
export type Instant = string;
/** `2026-11-21` */
export type Day = string;

const millis = (instant: Instant | Date): number =>
  typeof instant === 'string' ? Date.parse(instant) : instant.getTime();

const inBangkok = (instant: Instant | Date): string =>
  new Date(millis(instant) + BANGKOK_OFFSET_MS).toISOString();

export const dayOf = (instant: Instant | Date): Day => inBangkok(instant).slice(0, 10);

/** Minutes since midnight in Bangkok. */
export const minuteOfDay = (instant: Instant | Date): number =>
  Math.floor(((((millis(instant) + BANGKOK_OFFSET_MS) % DAY) + DAY) % DAY) / MINUTE);

/** From `07:30`, or `07:30:00` as the database writes it. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const atMinute = (day: Day, minute: number): Instant =>
  new Date(Date.parse(`${day}T00:00:00Z`) - BANGKOK_OFFSET_MS + minute * MINUTE).toISOString();

export const addMinutes = (instant: Instant | Date, minutes: number): Instant =>
  new Date(millis(instant) + minutes * MINUTE).toISOString();

/** From the first to the second, a part of a minute counted whole. */
export const minutesBetween = (from: Instant | Date, to: Instant | Date): number =>
  Math.ceil((millis(to) - millis(from)) / MINUTE);

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** ISO: Monday is 1. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

export const isBefore = (a: Instant | Date, b: Instant | Date): boolean => millis(a) < millis(b);

export const laterOf = (a: Instant, b: Instant): Instant => (isBefore(a, b) ? b : a);

/** Up to the next full step of the clock. */
export const roundUp = (instant: Instant | Date, stepMinutes: number): Instant => {
  const step = stepMinutes * MINUTE;
  return new Date(Math.ceil(millis(instant) / step) * step).toISOString();
};
