import loadHighs from 'highs';
import type { LinearProgram, Solve } from '#domain/optimise/program';

/** Baht: the solver's tolerances are made for figures that are not too large. */
const SATANG = 100;

/** Rows one after another, as the library takes them. */
const matrixOf = ({ rows }: LinearProgram) => {
  const starts = [0];
  for (const { columns } of rows) starts.push(starts.at(-1)! + columns.length);
  return {
    starts,
    indices: rows.flatMap(({ columns }) => columns),
    values: rows.flatMap(({ factors }) => factors),
  };
};

/** HiGHS, compiled to WebAssembly. It may overrun its time: whoever must answer runs it where it can be ended. */
export const openSolver = async (): Promise<Solve> => {
  const highs = await loadHighs();
  const { integer } = highs.constants.variableType;
  const { optimal } = highs.constants.modelStatus;
  return (program, seconds) => {
    const { costs, lower, upper, rows, isWhole } = program;
    const [numCols, numRows] = [costs.length, rows.length];
    return highs.withModel(
      {
        numCols,
        numRows,
        colCost: costs.map((cost) => cost / SATANG),
        colLower: [...lower],
        colUpper: [...upper],
        rowLower: rows.map(({ least }) => least),
        rowUpper: rows.map(({ most }) => most),
        matrix: { format: 'csr', numCols, numRows, ...matrixOf(program) },
        ...(isWhole && { integrality: costs.map(() => integer) }),
      },
      (model) => {
        model.options.set({
          output_flag: false,
          time_limit: Math.max(0.01, seconds),
          // Small programs are solved before presolving would be done.
          ...(isWhole
            ? { mip_rel_gap: 0, mip_abs_gap: 0.99 / SATANG }
            : { solver: 'simplex', presolve: 'off' }),
        });
        model.run();
        const isOptimal = model.getModelStatus() === optimal;
        const cost = model.getObjectiveValue() * SATANG;
        const { colValue, colDual, rowDual } = model.getSolution();
        if (!isWhole && !isOptimal) return undefined;
        const bound = isWhole ? Number(model.info.get('mip_dual_bound')) * SATANG : cost;
        if (!Number.isFinite(cost) || colValue.length !== numCols) return undefined;
        return {
          values: [...colValue],
          reducedCosts: isWhole ? [] : [...colDual].map((dual) => dual * SATANG),
          rowPrices: isWhole ? [] : [...rowDual].map((dual) => dual * SATANG),
          cost,
          bound,
        };
      },
    );
  };
};
