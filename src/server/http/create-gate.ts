/**
 * Lets so many in at once; the others wait in line for a place, and whoever waits longer than `patience` (ms) is turned
 * away. Answers undefined then.
 */
export const createGate = (places: number, patience: number) => {
  let free = places;
  const line = new Set<() => void>();

  const enter = (): Promise<boolean> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const comeIn = (): void => {
        clearTimeout(giveUp);
        resolve(true);
      };
      const giveUp = setTimeout(() => {
        line.delete(comeIn);
        resolve(false);
      }, patience);
      line.add(comeIn);
    });
  };

  const leave = (): void => {
    const [next] = line;
    if (next === undefined) {
      free += 1;
      return;
    }
    line.delete(next);
    next();
  };

  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (!(await enter())) return undefined;
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

export type Gate = ReturnType<typeof createGate>;
