import { expect, test } from 'vitest';
import { urgencyOf } from './expiry';

test.each([
  ['2026-11-20', 'lapsed'],
  ['2026-11-21', 'week'],
  ['2026-11-28', 'week'],
  ['2026-11-29', 'month'],
  ['2026-12-21', 'month'],
  ['2026-12-22', 'soon'],
  ['2027-01-20', 'soon'],
  ['2027-01-21', 'valid'],
] as const)('a paper that is good until %s is %s', (expiresOn, urgency) => {
  expect(urgencyOf(expiresOn, '2026-11-21')).toBe(urgency);
});
