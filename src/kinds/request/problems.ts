import type { FieldProblems } from '#domain/refusal';
import type { FieldProblem } from '#words/field-problems';

/** The first problem of a field is the one shown. */
export type Problem = readonly [field: string, code: FieldProblem];

export const collect = (
  ...problems: readonly (Problem | false | null | undefined)[]
): FieldProblems =>
  problems.reduce<Record<string, string>>(
    (all, problem) => (problem ? { [problem[0]]: problem[1], ...all } : all),
    {},
  );

export const merge = (...all: readonly FieldProblems[]): FieldProblems =>
  Object.assign({}, ...all.toReversed());
