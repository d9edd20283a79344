import { expect, it } from 'vitest';
import { findUnwritable } from './find-unwritable';

it.each([
  [{ name: 'รถ 🚗' }, undefined],
  [{ stops: [{ place: 'a' }, { place: 'b\0' }] }, 'stops.1.place'],
  [{ name: '\ud83d' }, 'name'],
  [{ seats: 1, note: null, at: undefined }, undefined],
])('in %o is %s', (value, path) => {
  expect(findUnwritable(value)).toBe(path);
});
