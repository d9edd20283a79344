/**
 * Splits an amount by weights, to the last unit: each gets what the amount has reached at its place, less what it had
 * reached before.
 */
export const splitBy = (amount: number, weights: readonly number[]): number[] => {
  if (amount === 0) return weights.map(() => 0);
  if (weights.length === 1) return [amount];
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  let reached = 0n;
  let weighed = 0n;
  return weights.map((weight) => {
    weighed += BigInt(weight);
    const here = (BigInt(amount) * weighed) / total;
    const part = here - reached;
    reached = here;
    return Number(part);
  });
};
