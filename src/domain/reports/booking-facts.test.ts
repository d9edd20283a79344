import { expect, test } from 'vitest';
import { addAmounts, noAmounts, storedKeys } from './amounts';
import { factOfBooking } from './booking-facts';
import type { SourceBooking } from './source';

const booking = (more: Partial<SourceBooking>): SourceBooking => ({
  id: 'a',
  kind: 'bookingduringday',
  status: 'approved',
  personId: 'person',
  costCentreId: 'sales',
  startsAt: Date.parse('2026-11-10T01:00:00Z'),
  seats: 3,
  board: null,
  alight: null,
  estimate: null,
  cancelledLate: false,
  hasWaited: false,
  absent: 0,
  decisions: 2,
  decisionMinutes: 45,
  ...more,
});

const counted = (more: Partial<SourceBooking>) => {
  const { cancelled, cancelledLate, noShows, unmet, unmetSeats } = factOfBooking(booking(more));
  return [cancelled, cancelledLate, noShows, unmet, unmetSeats];
};

test('a booking counts once, on its day, with the time its decisions took', () => {
  expect(factOfBooking(booking({}))).toMatchObject({
    line: 'a',
    bookingId: 'a',
    personId: 'person',
    costCentreId: 'sales',
    day: '2026-11-10',
    bookings: 1,
    decisions: 2,
    decisionMinutes: 45,
  });
});

test.each([
  ['approved', {}, [0, 0, 0, 0, 0]],
  ['cancelled', {}, [1, 0, 0, 0, 0]],
  ['cancelled', { cancelledLate: true }, [1, 1, 0, 0, 0]],
  ['approved', { cancelledLate: true }, [0, 0, 0, 0, 0]],
  ['noshow', {}, [0, 0, 1, 0, 0]],
  ['unserved', {}, [0, 0, 0, 1, 3]],
  ['expired', {}, [0, 0, 0, 0, 0]],
  ['expired', { hasWaited: true }, [0, 0, 0, 1, 3]],
  ['completed', { hasWaited: true }, [0, 0, 0, 0, 0]],
] as const)('one that is %s %o is counted as such', (status, more, expected) => {
  expect(counted({ status, ...more })).toEqual(expected);
});

test('cost is kept both ways, the use of a car not as an amount', () => {
  expect(storedKeys).toContain('costEstimate');
  expect(storedKeys).toContain('savedExpense');
  expect(storedKeys).toContain('bookings');
  expect(storedKeys).not.toContain('cost');
  expect(storedKeys).not.toContain('carUse');
});

test('amounts begin at nothing and are added one by one', () => {
  const total = noAmounts();
  expect(new Set(Object.values(total))).toEqual(new Set([0]));
  addAmounts(total, { ...noAmounts(), trips: 2, carUse: 5 });
  addAmounts(total, { ...noAmounts(), trips: 3 });
  expect(total).toEqual({ ...noAmounts(), trips: 5, carUse: 5 });
});
