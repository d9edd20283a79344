/** What all bookings of a trip say alike; where they differ, nothing is wished for. */
export const shared = <T>(values: readonly (T | null)[]): T | null => {
  const [first = null, ...others] = values;
  return others.every((value) => value === first) ? first : null;
};
