import type { Model } from './model';
import type { Solve, Solved } from './program';

export type Tools = {
  solve: Solve;
  /** Until it has to answer. */
  secondsLeft: () => number;
};

const ROUNDING = 1e-5;

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < ROUNDING;

/** Rides that the relaxed answer cuts into parts; all others stay where it put them. */
const fixedBy = (model: Model, { values }: Solved): Set<number> => {
  const options = [...model.onCars, ...model.onDrivers];
  const torn = new Set(
    options.filter(({ column }) => !isWhole(values[column]!)).map(({ ride }) => ride),
  );
  return new Set(options.filter(({ ride }) => !torn.has(ride)).map(({ column }) => column));
};

/**
 * The same in whole cars. Nearly always the relaxed answer is whole already, which proves it; else what is torn is
 * settled by itself, and only when that costs more than it must, everything is asked again.
 */
export const solveWhole = (
  model: Model,
  relaxed: Solved,
  { solve, secondsLeft }: Tools,
): Solved | undefined => {
  if (relaxed.values.every(isWhole)) return relaxed;
  const { program } = model;
  const fixed = fixedBy(model, relaxed);
  const at = (bounds: readonly number[]) =>
    bounds.map((limit, column) =>
      fixed.has(column) ? Math.round(relaxed.values[column]!) : limit,
    );
  const settled = solve(
    { ...program, lower: at(program.lower), upper: at(program.upper), isWhole: true },
    secondsLeft() / 2,
  );
  // What was settled with the rest fixed proves nothing of the whole.
  const partly = settled && { ...settled, bound: relaxed.bound };
  if (partly && partly.cost - relaxed.bound < 1) return partly;
  const answer =
    secondsLeft() > 0 ? solve({ ...program, isWhole: true }, secondsLeft()) : undefined;
  if (!answer) return partly;
  if (!partly || answer.cost <= partly.cost) return answer;
  return { ...partly, bound: answer.bound };
};
