import { splitBy } from '../split-by';
import type { SourceBooking, SourceExpense } from './source';

/** An expense is charged to the cost centres of its split; without one, to whoever travelled. */
export const chargesOf = (expenses: readonly SourceExpense[]): Map<string | null, number> => {
  const charges = new Map<string | null, number>();
  const add = (costCentreId: string | null, amount: number) =>
    charges.set(costCentreId, (charges.get(costCentreId) ?? 0) + amount);
  for (const { amount, split } of expenses) {
    if (split.length === 0) add(null, amount);
    const inOrder = split.toSorted((a, b) => (a.costCentreId < b.costCentreId ? -1 : 1));
    const parts = splitBy(
      amount,
      inOrder.map(({ share }) => share),
    );
    inOrder.forEach(({ costCentreId }, index) => add(costCentreId, parts[index]!));
  }
  return charges;
};

/**
 * What of the charges falls on each booking, and what is left for cost centres of which nobody travelled; the rest
 * under `null` belongs to a trip without passengers.
 */
export const chargeBookings = (
  charges: ReadonlyMap<string | null, number>,
  carried: readonly SourceBooking[],
) => {
  const ofBooking = new Map<string, number>();
  const left = new Map<string | null, number>();
  for (const [costCentreId, amount] of charges) {
    const payers = carried.filter((booking) => [null, booking.costCentreId].includes(costCentreId));
    if (payers.length === 0) left.set(costCentreId, amount);
    const parts = splitBy(
      amount,
      payers.map(({ seats }) => seats),
    );
    payers.forEach(({ id }, index) => ofBooking.set(id, (ofBooking.get(id) ?? 0) + parts[index]!));
  }
  return { ofBooking, left };
};
