/** Chance that repeats itself: the same seed makes the same company on every machine. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return {
    between,
    pick,
    chance: (share: number): boolean => next() < share,
    /** One of several, by weight. */
    weighted: <T extends string>(weights: Readonly<Partial<Record<T, number>>>): T => {
      const entries = Object.entries(weights) as [T, number][];
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return (entries.find(([, weight]) => (rest -= weight) < 0) ?? entries[0]!)[0];
    },
    some: <T>(items: readonly T[], count: number): T[] => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const [item] = left.splice(between(0, left.length - 1), 1);
        return item!;
      });
    },
    /** A UUIDv7 of that moment. */
    id: (at: Date): string => {
      const time = at.getTime().toString(16).padStart(12, '0');
      const hex = Array.from({ length: 3 }, () =>
        between(0, 0xffff_ffff).toString(16).padStart(8, '0'),
      ).join('');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
    },
  };
};

export type Random = ReturnType<typeof createRandom>;
