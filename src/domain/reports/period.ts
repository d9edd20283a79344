import { addDays, daysBetween, weekdayOf, type Day } from '../dates/bangkok-time';

/** Both days count. */
export type Period = { from: Day; to: Day };

export const LONGEST_DAYS = 800;

const DAYS_SHOWN = 45;
const WEEKS_SHOWN_DAYS = 190;

export const lengthOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

const lastOfMonth = (day: Day): Day => addDays(firstOfMonth(addDays(firstOfMonth(day), 32)), -1);

const isWholeMonths = ({ from, to }: Period) =>
  from === firstOfMonth(from) && to === lastOfMonth(to);

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

/** As long, right before: whole months before whole months, else as many days. */
export const periodBefore = (period: Period): Period => ({
  from: isWholeMonths(period)
    ? monthsBefore(period.from, monthsIn(period))
    : addDays(period.from, -lengthOf(period)),
  to: addDays(period.from, -1),
});

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
