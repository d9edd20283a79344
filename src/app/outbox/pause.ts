const FIRST_MS = 2_000;
const LONGEST_MS = 120_000;

/** Doubles with each failure, and spreads the phones of a whole factory after a break. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.5 + random / 2);
