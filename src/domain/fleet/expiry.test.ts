import { expect, test } from 'vitest';
import { alertOf, urgencyOf } from './expiry';

test.each([
  ['2026-11-20', 'lapsed', undefined],
  ['2026-11-21', 'week', 7],
  ['2026-11-28', 'week', 7],
  ['2026-11-29', 'month', 30],
  ['2026-12-21', 'month', 30],
  ['2026-12-22', 'soon', 60],
  ['2027-01-20', 'soon', 60],
  ['2027-01-21', 'valid', undefined],
] as const)(
  'a paper that is good until %s is %s, and the alert is %s',
  (expiresOn, urgency, alert) => {
    expect(urgencyOf(expiresOn, '2026-11-21')).toBe(urgency);
    expect(alertOf(expiresOn, '2026-11-21')).toBe(alert);
  },
);
