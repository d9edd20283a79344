import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { FieldProblems } from '#domain/refusal';
import { useFieldProblem } from '../ui/use-field-problem';
import { fieldsOf, type FieldsOf } from './field';

export type Answers<V extends object> = {
  values: V;
  /** Those that are shown. */
  problems: Readonly<Record<string, unknown>>;
  field: FieldsOf<V>;
  /** The answers as they are at this moment, also between two drawings. */
  now: () => V;
  /** Several at once: what follows from one answer. */
  patch: (changed: Partial<V>) => void;
  /** Other answers in the place of these; nothing has been found wrong with them yet. */
  replace: (values: V) => void;
  /** All problems, shown to nobody. */
  peek: () => FieldProblems;
  /** All problems, from now on also while the person goes on writing. */
  check: () => FieldProblems;
  /** The same answers, judged by facts that were learned since. */
  judgeAnew: () => void;
  /** What the server said; each is shown until its field is changed, and asked about anew once anything is. */
  showRefused: (problems: FieldProblems) => void;
  /** What the server foresees of the answers as they stand: what it said of others before is no longer true. */
  showForeseen: (problems: FieldProblems) => void;
};

type Setting<V extends object> = {
  initial: V;
  refused?: FieldProblems;
  /** `standing`: what the server said of answers that are still the same. */
  problemsOf: (values: V, standing: FieldProblems) => FieldProblems;
  /** Those of them that stand at their field as soon as they are true, also before anybody has tried to send; `left`: the fields that were left as they stand. */
  atOnce?: (values: V, left: readonly string[]) => FieldProblems;
  onChange: (values: V) => void;
};

const none = (): FieldProblems => ({});

const rootOf = (path: string) => path.split('.')[0] ?? path;

/** What a schema says of half-filled answers, by their paths. */
export const problemsBySchema = (schema: GenericSchema, values: object): FieldProblems =>
  schemaResolver(schema, { sync: true })({ ...values }) as FieldProblems;

/** What every form keeps: its answers, and what is wrong with them once somebody has tried to send them. */
export const useAnswers = <V extends object>({
  initial,
  refused: refusedBefore = {},
  problemsOf,
  atOnce = none,
  onChange,
}: Setting<V>): Answers<V> => {
  const explain = useFieldProblem();
  const [refused, setRefused] = useState(refusedBefore);
  const [isChanged, setChanged] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(Object.keys(refusedBefore).length > 0);
  const [first] = useState(() => ({ ...atOnce(initial, []), ...refusedBefore }));
  const form = useForm<V>({
    initialValues: initial,
    initialErrors: first,
    clearInputErrorOnChange: false,
  });

  const patch = (changed: Partial<V>) => {
    const names = Object.keys(changed);
    const standing = Object.fromEntries(
      Object.entries(refused).filter(([path]) => !names.includes(rootOf(path))),
    );
    // Who goes on typing is not interrupted.
    const stillLeft = left.filter((path) => !names.includes(rootOf(path)));
    setRefused(standing);
    setLeft(stillLeft);
    setChanged(true);
    form.setValues(changed);
    const next = { ...form.getValues(), ...changed };
    form.setErrors(isChecked ? problemsOf(next, standing) : atOnce(next, stillLeft));
    onChange(next);
  };

  const leave = (path: string) => {
    if (isChecked || left.includes(path)) return;
    const nowLeft = [...left, path];
    setLeft(nowLeft);
    form.setErrors(atOnce(form.getValues(), nowLeft));
  };

  const showRefused = (problems: FieldProblems) => {
    setRefused(problems);
    setChanged(false);
    setChecked(true);
    form.setErrors({ ...form.errors, ...problems });
  };

  return {
    values: form.values,
    problems: form.errors,
    field: fieldsOf(
      form.values,
      form.errors,
      explain,
      (name, value) => patch({ [name]: value } as unknown as Partial<V>),
      leave,
    ),
    now: form.getValues,
    patch,
    replace: (values) => {
      setRefused({});
      setLeft([]);
      setChecked(false);
      form.setValues(values);
      form.setErrors(atOnce(values, []));
    },
    peek: () => problemsOf(form.getValues(), refused),
    check: () => {
      // Another departure frees the traveller whom the first one refused: only the server knows what hangs on what.
      const standing = isChanged ? {} : refused;
      const problems = problemsOf(form.getValues(), standing);
      setRefused(standing);
      setChecked(true);
      form.setErrors(problems);
      return problems;
    },
    judgeAnew: () => {
      const stand = form.getValues();
      form.setErrors(isChecked ? problemsOf(stand, refused) : atOnce(stand, left));
    },
    showRefused,
    showForeseen: (problems) => {
      if (Object.keys(problems).length > 0) showRefused(problems);
      if (!isChanged) return;
      setRefused(problems);
      form.setErrors(problemsOf(form.getValues(), problems));
    },
  };
};
