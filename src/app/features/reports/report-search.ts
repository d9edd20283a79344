import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';
import { LONGEST_DAYS, lengthOf, type Period } from '#domain/reports/period';
import type { CostBasis } from '#domain/reports/amounts';
import type { ListSearch } from '../../admin-kit/list/list-search';
import type { Query } from '../../admin-kit/list/list-definition';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the report can be narrowed to; names of the address and of the API alike. */
export const narrowings = [
  'site',
  'department',
  'costCentre',
  'provider',
  'car',
  'driver',
] as const;

export type Narrowing = (typeof narrowings)[number];

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: Day): Day => addDays(firstOfMonth(addDays(firstOfMonth(day), 32)), -1);

const monthOf = (day: Day): Period => ({ from: firstOfMonth(day), to: lastOfMonth(day) });

export const presetsOn = (now: Date) => {
  const today = dayOf(now);
  const last = monthOf(addDays(firstOfMonth(today), -1));
  const beforeLast = monthOf(addDays(last.from, -1));
  return {
    thisMonth: { from: firstOfMonth(today), to: today },
    lastMonth: last,
    threeMonths: { from: beforeLast.from, to: today },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
};

const isPeriod = (from: unknown, to: unknown): boolean =>
  typeof from === 'string' &&
  typeof to === 'string' &&
  DAY.test(from) &&
  DAY.test(to) &&
  from <= to &&
  lengthOf({ from, to }) <= LONGEST_DAYS;

export type ReportQuery = Query & { from: string; to: string; basis: CostBasis };

/** What the address asks the API for; what it does not say is this month, by estimates. */
export const queryOf = (search: ListSearch, now: Date): ReportQuery => {
  const { from, to } = search;
  const period = isPeriod(from, to)
    ? { from: String(from), to: String(to) }
    : presetsOn(now).thisMonth;
  const narrowed = narrowings.flatMap((key) => {
    const value = search[key];
    return value === undefined || value === '' ? [] : [[key, String(value)] as const];
  });
  return {
    ...Object.fromEntries(narrowed),
    ...period,
    basis: search['basis'] === 'expenses' ? 'expenses' : 'estimates',
  };
};
