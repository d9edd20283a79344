import type { FieldProblems } from '#domain/refusal';
import type { FieldProblem } from '#words/field-problems';
import type { Facts } from './facts';

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

export type Rule<R> = (request: R, facts: Facts) => FieldProblems;

class NotThere extends Error {}

const onlyWhatIsThere = <R extends object>(part: Partial<R>): R =>
  new Proxy(part, {
    get: (there, name) => {
      if (!Object.hasOwn(there, name)) throw new NotThere();
      return there[name as keyof R];
    },
  }) as R;

const sayWhereItCan = <R>(rule: Rule<R>, request: R, facts: Facts): FieldProblems => {
  try {
    return rule(request, facts);
  } catch (error) {
    if (error instanceof NotThere) return {};
    throw error;
  }
};

/** A rule reads no more of a request than it judges. So half a request is judged by those that find what they read. */
export const judgedBy = <R extends object>(...rules: readonly Rule<R>[]) => ({
  problems: (request: R, facts: Facts): FieldProblems =>
    merge(...rules.map((rule) => rule(request, facts))),
  problemsSoFar: (part: Partial<R>, facts: Facts): FieldProblems => {
    const request = onlyWhatIsThere(part);
    return merge(...rules.map((rule) => sayWhereItCan(rule, request, facts)));
  },
});
