/** Who is taken when, so that the seed never asks the database for what its constraints refuse. */
export const createDiary = () => {
  const taken = new Map<string, [number, number][]>();
  const isFree = (id: string, from: Date, to: Date): boolean =>
    !(taken.get(id) ?? []).some(([start, end]) => start < to.getTime() && from.getTime() < end);
  return {
    isFree,
    take: (id: string, from: Date, to: Date): void => {
      const periods = taken.get(id) ?? [];
      periods.push([from.getTime(), to.getTime()]);
      taken.set(id, periods);
    },
  };
};

export type Diary = ReturnType<typeof createDiary>;
