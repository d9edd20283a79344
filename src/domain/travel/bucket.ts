import { dayOf, type Instant, minuteOfDay, weekdayOf } from '../dates/bangkok-time';

/** The times of day between which the roads differ. */
const bands = [
  { name: 'morning', from: 6 * 60, until: 9 * 60 },
  { name: 'day', from: 9 * 60, until: 16 * 60 },
  { name: 'evening', from: 16 * 60, until: 19 * 60 },
] as const;

type Band = (typeof bands)[number]['name'] | 'night';

/** When somebody left: on a workday or a day off, at what time of the day. */
export type Bucket = `${'workday' | 'off'}-${Band}`;

const SATURDAY = 6;

export const bucketOf = (at: Instant, isHoliday: boolean): Bucket => {
  const minute = minuteOfDay(at);
  const band = bands.find(({ from, until }) => minute >= from && minute < until)?.name ?? 'night';
  const isOff = isHoliday || weekdayOf(dayOf(at)) >= SATURDAY;
  return `${isOff ? 'off' : 'workday'}-${band}`;
};
