import type { Day } from '#domain/optimise/day';
import { propose, type Proposed } from '#domain/optimise/explain';
import type { Solve } from '#domain/optimise/program';
import { openSolver } from './open-solver';

/** Arranges a day within so many seconds. */
export type Optimise = (day: Day, seconds: number) => Promise<Proposed>;

const secondsLeftOf = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return () => (end - performance.now()) / 1000;
};

/** Without any program: quick, and good enough where the solver cannot be had or does not come to an end. */
export const optimiseWithout = (day: Day): Proposed =>
  propose(day, { solve: () => undefined, secondsLeft: () => 0 });

export const optimiseWith =
  (solve: Solve) =>
  (day: Day, seconds: number): Proposed =>
    propose(day, { solve, secondsLeft: secondsLeftOf(seconds) });

/** In this very thread, which does nothing else until it is done. */
export const openOptimiseHere = (): Optimise => {
  let opening: Promise<Solve> | undefined;
  return async (day, seconds) => {
    opening ??= openSolver();
    return optimiseWith(await opening)(day, seconds);
  };
};
