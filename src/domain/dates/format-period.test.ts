import { expect, test } from 'vitest';
import { formatPeriod } from './format-period';

test.each([
  ['2026-11-23T00:30:00Z', '2026-11-23T06:30:00Z', '23/11/2026 07:30 – 13:30'],
  ['2026-11-23T04:36:00Z', '2026-11-23T04:36:00Z', '23/11/2026 11:36'],
  ['2026-11-23T16:00:00Z', '2026-11-23T18:00:00Z', '23/11/2026 23:00 – 24/11/2026 01:00'],
])('from %s until %s is written %s', (from, until, text) => {
  expect(formatPeriod(from, until)).toBe(text);
});
