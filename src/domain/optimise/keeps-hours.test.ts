import { describe, expect, it } from 'vitest';
import type { Duty } from '../hours/judge-hours';
import { makeDay } from '../../../tests/factories/random-days';
import { dutiesOf } from './duties';
import { keepsHours } from './keeps-hours';

const driven = (from: number, until: number): Duty => ({ from, until, isDrivenThrough: true });

/** Somebody who may drive four hours a day, and drives these besides. */
const dayWith = (duties: readonly Duty[], [from, until]: readonly [number, number]) => {
  const day = makeDay(1, {
    bookings: 1,
    cars: 1,
    hired: 0,
    drivers: 1,
    length: [120, 120],
    hours: [{ type: 'day', most: 240, isHard: true }],
  });
  return {
    ...day,
    rides: day.rides.map((ride) => ({ ...ride, from, until, heldUntil: until })),
    drivers: day.drivers.map((driver) => ({ ...driver, duties })),
  };
};

describe('a driver whose hours are limited', () => {
  it.each([
    ['gets a first ride', [], [600, 720], true],
    ['gets one within the hours', [driven(360, 480)], [600, 720], true],
    ['gets none beyond them', [driven(360, 540)], [600, 720], false],
    ['gets none after what is too long already', [driven(360, 690)], [750, 870], false],
    ['gets none before what is too long already', [driven(690, 1020)], [360, 480], false],
    ['gets one long after a day that was too long', [driven(-840, -510)], [600, 720], true],
  ] as const)('%s', (_, duties, span, isGiven) => {
    const day = dayWith(duties, span);
    expect(keepsHours(day, 0, { ride: 0, others: [] })).toBe(isGiven);
    expect(dutiesOf(day, 0, { rides: [0], most: 10 })).toEqual(isGiven ? [[0]] : []);
  });
});
