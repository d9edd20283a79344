import { bahtOf, parseBaht } from '../money';
import { splitBy } from '../split-by';

/** Per cent with two decimals, as text: `33.33`. */
export type Split = { costCentreId: string; percent: string }[];

const WHOLE = 100_00;

/** By the seats of the bookings; parts make exactly a hundred, and a part of nothing is none. */
export const splitBySeats = (
  bookings: readonly { costCentreId: string; seats: number }[],
): Split => {
  const seats = new Map<string, number>();
  for (const { costCentreId, seats: more } of bookings)
    seats.set(costCentreId, (seats.get(costCentreId) ?? 0) + more);
  const inOrder = [...seats].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = splitBy(
    WHOLE,
    inOrder.map(([, weight]) => weight),
  );
  return inOrder
    .map(([costCentreId], index) => ({ costCentreId, percent: bahtOf(parts[index] ?? 0) }))
    .filter(({ percent }) => percent !== '0.00');
};

export const isWhole = (split: readonly { percent: string }[]): boolean =>
  split.reduce((sum, { percent }) => sum + (parseBaht(percent) ?? 0), 0) === WHOLE;
