import { expect, it } from 'vitest';
import { calendarTypes } from './notice-types';

it.each([
  ['arranged', true],
  ['changed', true],
  ['cancelled', true],
  ['unserved', true],
  ['reminder', false],
  ['waiting_for_you', false],
  ['rate', false],
] as const)('a mail of “%s” changes the calendar: %s', (type, changes) => {
  expect(calendarTypes.has(type)).toBe(changes);
});
