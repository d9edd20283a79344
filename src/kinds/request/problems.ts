import type { FieldProblems } from '#domain/refusal';
import type { FieldProblem } from '#words/field-problems';
import type { Facts } from './facts';

/** Only the first problem of a field is shown. */
export type Problem = readonly [field: string, code: FieldProblem];

export const collect = (
  ...problems: readonly (Problem | false | null | undefined)[]
): FieldProblems =>
  problems.reduce<Record<string, string>>(
    (found, problem) => (problem ? { [problem[0]]: problem[1], ...found } : found),
    {},
  );

export const merge = (...sources: readonly FieldProblems[]): FieldProblems =>
  Object.assign({}, ...sources.toReversed());

/** What a rule says against a request, or against the part of it that is filled in. */
export type Rule<R> = (request: Partial<R>, facts: Facts) => FieldProblems;

const hasAll = <R extends object, Name extends keyof R>(
  request: Partial<R>,
  names: readonly Name[],
): request is Partial<R> & Pick<R, Name> => names.every((name) => Object.hasOwn(request, name));

/**
 * A rule names the fields that it reads: it says nothing until they are all there, and TypeScript lets it read no other.
 */
export const ruleOf =
  <R extends object>() =>
  <const Name extends keyof R>(
    reads: readonly Name[],
    check: (request: Pick<R, Name>, facts: Facts) => FieldProblems,
  ): Rule<R> =>
  (request, facts) =>
    hasAll(request, reads) ? check(request, facts) : {};

export const judgedBy =
  <R>(rules: readonly Rule<R>[]): Rule<R> =>
  (request, facts) =>
    merge(...rules.map((rule) => rule(request, facts)));
