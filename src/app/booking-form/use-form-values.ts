import * as v from 'valibot';
import type { FieldProblems } from '#domain/refusal';
import type { CommonDraft } from '#kinds/request/draft';
import type { Facts } from '#kinds/request/facts';
import { problemsBySchema, useAnswers, type Answers } from '../form/use-answers';
import type { FormKind } from './form-kind';

export type FormValues<D extends CommonDraft> = Answers<D> & {
  /** What the rules say of the same on another date. */
  judge: (values: D) => FieldProblems;
};

type Given<D extends CommonDraft> = {
  form: Pick<FormKind<D>, 'request' | 'unasked'>;
  initial: D;
  refused: FieldProblems;
  facts: (draft: D) => Facts;
  onChange: (values: D) => void;
};

const partsThatAreRight = <D extends CommonDraft>(
  { entries }: FormKind<D>['request']['schema'],
  values: D,
): object =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, schema]) => {
      const parsed = v.safeParse(schema, values[name as keyof D]);
      return parsed.success ? [[name, parsed.output]] : [];
    }),
  );

/** The answers of a booking's form, judged by the schema and the rules that the server applies too. */
export const useFormValues = <D extends CommonDraft>({
  form: { request, unasked },
  initial,
  refused,
  facts,
  onChange,
}: Given<D>): FormValues<D> => {
  const look = (values: D) => {
    const parsed = v.safeParse(request.schema, values);
    const right = parsed.success ? parsed.output : partsThatAreRight(request.schema, values);
    const hidden = unasked?.(values) ?? [];
    return {
      byRules: request.problems(right, facts(values)),
      onlyAsked: (problems: FieldProblems): FieldProblems =>
        Object.fromEntries(Object.entries(problems).filter(([path]) => !hidden.includes(path))),
    };
  };
  const problemsOf = (values: D, standing: FieldProblems = {}): FieldProblems => {
    const { byRules, onlyAsked } = look(values);
    return onlyAsked({
      ...standing,
      ...byRules,
      ...problemsBySchema(request.schema, values),
    });
  };
  /** What a rule says of the answers that are there, and the schema of those that are done; nobody is blamed for one that is still missing or half typed. */
  const atOnce = (values: D, left: readonly string[]): FieldProblems => {
    const { byRules, onlyAsked } = look(values);
    const isDone = ([path]: [string, string]) =>
      left.some((name) => path === name || path.startsWith(`${name}.`));
    const ofDone = Object.entries(problemsBySchema(request.schema, values)).filter(isDone);
    const problems = onlyAsked({ ...byRules, ...Object.fromEntries(ofDone) });
    return Object.fromEntries(
      Object.entries(problems).filter(([, code]) => !code.endsWith('required')),
    );
  };
  const answers = useAnswers<D>({ initial, refused, problemsOf, atOnce, onChange });
  return { ...answers, judge: problemsOf };
};
