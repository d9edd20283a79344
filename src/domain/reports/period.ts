import { addDays, daysBetween, weekdayOf, type Day } from '../dates/bangkok-time';

/** Both days count. */
export type Period = { from: Day; to: Day };

export const LONGEST_DAYS = 800;

const DAYS_SHOWN = 45;
const WEEKS_SHOWN_DAYS = 190;

export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

const lastOfMonth = (day: Day): Day => addDays(firstOfMonth(addDays(firstOfMonth(day), 32)), -1);

const monthsIn = ({ from, to }: Period): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

const monthsBefore = (day: Day, months: number): Day => {
  let first = firstOfMonth(day);
  for (let count = 0; count < months; count += 1) first = firstOfMonth(addDays(first, -1));
  return first;
};

const A_YEAR = 12;

/**
 * What a period is compared with: one that begins a month with the same days of the months before (of the year before,
 * when it begins a year and is longer than a month); any other with as many days right before it.
 */
export const periodBefore = (period: Period): Period => {
  const { from, to } = period;
  if (from !== firstOfMonth(from))
    return { from: addDays(from, -lengthOf(period)), to: addDays(from, -1) };
  const months = monthsIn(period) > 1 && from.slice(5, 7) === '01' ? A_YEAR : monthsIn(period);
  const last = monthsBefore(to, months);
  const sameDay = addDays(last, Number(to.slice(8)) - 1);
  const isWhole = to === lastOfMonth(to) || sameDay > lastOfMonth(last);
  return { from: monthsBefore(from, months), to: isWhole ? lastOfMonth(last) : sameDay };
};

type Step = 'day' | 'week' | 'month';

export const stepOf = (period: Period): Step => {
  const days = lengthOf(period);
  if (days <= DAYS_SHOWN) return 'day';
  return days <= WEEKS_SHOWN_DAYS ? 'week' : 'month';
};

const endOf = (day: Day, step: Step): Day => {
  if (step === 'day') return day;
  return step === 'week' ? addDays(day, 7 - weekdayOf(day)) : lastOfMonth(day);
};

/** The parts by which charts show a period; the first and last may be cut. */
export const bucketsOf = (period: Period): Period[] => {
  const step = stepOf(period);
  const buckets: Period[] = [];
  for (let from = period.from; from <= period.to;) {
    const end = endOf(from, step);
    const to = end < period.to ? end : period.to;
    buckets.push({ from, to });
    from = addDays(to, 1);
  }
  return buckets;
};
