import { expect, test } from 'vitest';
import { clockOf, parseTypedTime } from './typed-time';

test.each([
  ['9:30', 570],
  ['09.30', 570],
  ['0930', 570],
  ['๙:๓๐', 570],
  ['23:59', 1439],
])('the typed time %s is minute %i', (typed, minute) => {
  expect(parseTypedTime(typed)).toBe(minute);
});

test.each(['', '9', '24:00', '12:60', 'noon', '1:2:3'])('"%s" is no time', (typed) => {
  expect(parseTypedTime(typed)).toBeNull();
});

test('a minute of the day is written on 24 hours', () => {
  expect(clockOf(570)).toBe('09:30');
});
