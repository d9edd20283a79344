import { expect, test } from 'vitest';
import { isWhole, splitBySeats } from './split';

test('a trip is split by the seats of its bookings, cost centre by cost centre', () => {
  const bookings = [
    { costCentreId: 'b', seats: 1 },
    { costCentreId: 'a', seats: 1 },
    { costCentreId: 'b', seats: 1 },
  ];
  const split = splitBySeats(bookings);
  expect(split.map(({ costCentreId }) => costCentreId)).toEqual(['a', 'b']);
  expect(split.map(({ percent }) => percent)).toEqual(['33.33', '66.67']);
  expect(isWhole(split)).toBe(true);
});

test('a part of nothing is none', () => {
  const bookings = [
    { costCentreId: 'a', seats: 4 },
    { costCentreId: 'b', seats: 0 },
  ];
  expect(splitBySeats(bookings)).toEqual([{ costCentreId: 'a', percent: '100.00' }]);
  expect(splitBySeats([])).toEqual([]);
});

test('only what makes a hundred is whole', () => {
  const percents = (...of: string[]) => isWhole(of.map((percent) => ({ percent })));
  expect([percents('60', '40'), percents('60', '39.99'), percents('100', 'x'), percents()]).toEqual(
    [true, false, true, false],
  );
});
