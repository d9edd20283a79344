import { addAmounts, MINUTE, noAmounts, type Amounts } from './amounts';
import type { Sums } from './measures';

export const withCapacity = (amounts: Readonly<Amounts>, minutes: number): Sums => ({
  ...amounts,
  capacity: minutes * MINUTE,
});

/** Adds groups up by a coarser key, in the order in which the keys first come. */
export const rollUp = <G extends { amounts: Readonly<Amounts> }, K>(
  groups: readonly G[],
  keyOf: (group: G) => K,
): Map<K, Amounts> => {
  const totals = new Map<K, Amounts>();
  for (const group of groups) {
    const key = keyOf(group);
    const total = totals.get(key) ?? noAmounts();
    addAmounts(total, group.amounts);
    totals.set(key, total);
  }
  return totals;
};
