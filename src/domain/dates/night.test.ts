import { expect, it } from 'vitest';
import { isNight } from './night';

it.each([
  ['2026-11-24T12:59:00.000Z', false],
  ['2026-11-24T13:00:00.000Z', true],
  ['2026-11-24T22:59:00.000Z', true],
  ['2026-11-24T23:00:00.000Z', false],
])('from 20:00 until 06:00 in Bangkok is night, at %s: %s', (at, is) => {
  expect(isNight(new Date(at))).toBe(is);
});
