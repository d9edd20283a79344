import { expect, test } from 'vitest';
import { fittingClass } from './vehicle-class';

test('the smallest class that seats them all is the one that fits', () => {
  const classes = { sedan: 3, pickup: 4, van: 10, ppv: 6 };
  expect([1, 3, 4, 5, 7, 10].map((seats) => fittingClass(seats, classes))).toEqual([
    'sedan',
    'sedan',
    'pickup',
    'ppv',
    'van',
    'van',
  ]);
  expect(fittingClass(11, classes)).toBeUndefined();
  expect(fittingClass(3, { ppv: 6, van: 5 })).toBe('van');
  expect(fittingClass(1, {})).toBeUndefined();
});
