import { describe, expect, it } from 'vitest';
import { addDays } from '../dates/bangkok-time';
import { bucketsOf, lengthOf, periodBefore, stepOf } from './period';

describe('the period before', () => {
  it.each([
    // whole months, and the part of a month that has passed
    ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['2026-09-01', '2026-11-30', '2026-06-01', '2026-08-31'],
    ['2026-09-01', '2026-11-21', '2026-06-01', '2026-08-21'],
    // a year, and what has passed of it
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2026-01-01', '2026-11-21', '2025-01-01', '2025-11-21'],
    ['2026-01-01', '2026-01-10', '2025-12-01', '2025-12-10'],
    // any other
    ['2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
    ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
    ['2026-12-01', '2027-01-31', '2026-10-01', '2026-11-30'],
    ['2026-03-01', '2026-03-29', '2026-02-01', '2026-02-28'],
    ['2026-05-01', '2026-05-30', '2026-04-01', '2026-04-30'],
  ])('of %s to %s is %s to %s', (from, to, begins, ends) => {
    expect(periodBefore({ from, to })).toEqual({ from: begins, to: ends });
  });
});

it('is shown by days for a month and a half, by weeks for half a year', () => {
  const step = (days: number) =>
    stepOf({ from: '2026-01-01', to: addDays('2026-01-01', days - 1) });
  expect([step(45), step(46), step(190), step(191)]).toEqual(['day', 'week', 'week', 'month']);
});

describe('the parts of a period', () => {
  it.each([
    ['2026-11-01', '2026-11-30', 'day', 30],
    ['2026-09-02', '2026-11-30', 'week', 14],
    ['2026-01-15', '2026-12-31', 'month', 12],
  ] as const)('of %s to %s are by %s', (from, to, step, count) => {
    const buckets = bucketsOf({ from, to });
    expect(stepOf({ from, to })).toBe(step);
    expect(buckets).toHaveLength(count);
    expect(buckets[0]?.from).toBe(from);
    expect(buckets.at(-1)?.to).toBe(to);
    expect(buckets.reduce((days, bucket) => days + lengthOf(bucket), 0)).toBe(
      lengthOf({ from, to }),
    );
  });
});
