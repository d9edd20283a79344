import { expect, test } from 'vitest';
import { seatsLeft } from './seats';

const ride = (
  seats: number,
  boardStop: number | null = null,
  alightStop: number | null = null,
) => ({
  seats,
  boardStop,
  alightStop,
});

test('seats are left where nobody sits all the way from boarding to alighting', () => {
  expect(seatsLeft(4, [])).toBe(4);
  expect(seatsLeft(4, [ride(3)])).toBe(1);
  expect(seatsLeft(4, [ride(3), ride(3)])).toBe(0);
});

test('a seat that is free again at the next stop counts from there', () => {
  const taken = [ride(2, 0, 1), ride(3, 1, 3), ride(1, 2, 3)];
  const left = (boardStop: number, alightStop: number) =>
    seatsLeft(4, taken, { boardStop, alightStop });
  expect([left(0, 1), left(1, 2), left(2, 3), left(0, 3), left(3, 4)]).toEqual([2, 1, 0, 0, 4]);
});

test('seats that two had one after the other count once', () => {
  const taken = [ride(2, 0, 1), ride(3, 1, 3), ride(1, 2, 3)];
  expect(seatsLeft(6, taken, { boardStop: 0, alightStop: 3 })).toBe(2);
});

test('who boarded before and is still aboard sits there too', () => {
  const taken = [ride(2, 0, 3), ride(1, 1, 2)];
  expect(seatsLeft(4, taken, { boardStop: 2, alightStop: 3 })).toBe(2);
  expect(seatsLeft(4, taken, { boardStop: 1, alightStop: null })).toBe(1);
});
