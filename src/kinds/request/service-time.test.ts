import { expect, it } from 'vitest';
import { isWorkingHour } from './service-time';

it.each([
  ['2026-11-24T00:59:00.000Z', false],
  ['2026-11-24T01:00:00.000Z', true],
  ['2026-11-24T09:00:00.000Z', true],
  ['2026-11-24T09:01:00.000Z', false],
])('of the hours in which most trips begin %s is one: %s', (at, isOne) => {
  expect(isWorkingHour(at)).toBe(isOne);
});
