import { LOW, type Score } from '#domain/rating/items';
import type { SatisfactionSums } from '#domain/reports/satisfaction';

/** Rides that were answered alike; `overall` is null where nobody answered. */
export type Answered = { overall: Score | null; worst: Score | null; count: number };

/** What the summary makes of rides, written as one would on paper. */
export const addAnswered = (
  sums: SatisfactionSums,
  { overall, worst, count }: Answered,
): SatisfactionSums => {
  sums.rides += count;
  if (overall === null) return sums;
  sums.answers += count;
  sums.points += overall * count;
  sums[`stars${overall}`] += count;
  if (worst !== null && worst <= LOW) sums.low += count;
  return sums;
};
