/** Least cost of what obeys all rows. */
export type LinearProgram = {
  costs: readonly number[];
  lower: readonly number[];
  upper: readonly number[];
  rows: readonly Row[];
  isWhole: boolean;
};

export type Row = {
  least: number;
  most: number;
  columns: readonly number[];
  factors: readonly number[];
};

export type Solved = {
  values: readonly number[];
  /** What each variable would add to the cost at least; empty for whole numbers. */
  reducedCosts: readonly number[];
  /** Of each row: what the cost would lose by a little more room. */
  rowPrices: readonly number[];
  cost: number;
  /** No solution costs less. */
  bound: number;
};

/** Undefined when it found nothing in its time. Written outside: this room runs everywhere. */
export type Solve = (program: LinearProgram, seconds: number) => Solved | undefined;

export type Builder = {
  addColumn: (cost: number, upper: number) => number;
  addRow: (least: number, most: number, entries: readonly (readonly [number, number])[]) => number;
  program: () => LinearProgram;
};

export const openProgram = (): Builder => {
  const [costs, upper, rows]: [number[], number[], Row[]] = [[], [], []];
  return {
    addColumn: (cost, most) => {
      costs.push(cost);
      upper.push(most);
      return costs.length - 1;
    },
    addRow: (least, most, entries) => {
      rows.push({
        least,
        most,
        columns: entries.map(([column]) => column),
        factors: entries.map(([, factor]) => factor),
      });
      return rows.length - 1;
    },
    program: () => ({ costs, lower: costs.map(() => 0), upper, rows, isWhole: false }),
  };
};
