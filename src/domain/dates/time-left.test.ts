import { expect, test } from 'vitest';
import { timeLeft } from './time-left';

const now = new Date('2026-11-21T02:00:00Z');

test.each([
  ['2026-11-21T02:00:00Z', { in: 'past' }],
  ['2026-11-21T01:00:00Z', { in: 'past' }],
  ['2026-11-21T02:00:30Z', { in: 'minutes', minutes: 1 }],
  ['2026-11-21T02:59:00Z', { in: 'minutes', minutes: 59 }],
  ['2026-11-21T03:00:00Z', { in: 'hours', hours: 1, minutes: 0 }],
  ['2026-11-22T01:59:00Z', { in: 'hours', hours: 23, minutes: 59 }],
  ['2026-11-22T02:00:00Z', { in: 'days', days: 1 }],
  ['2026-11-24T01:00:00Z', { in: 'days', days: 2 }],
])('until %s', (until, left) => {
  expect(timeLeft(now, until)).toEqual(left);
});
