import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import * as v from 'valibot';
import type { FieldProblems } from '#domain/refusal';
import type { CommonDraft } from '#kinds/request/draft';
import type { Facts } from '#kinds/request/facts';
import { useFieldProblem } from '../ui/use-field-problem';
import { fieldsOf, type FieldsOf } from '../form/field';
import type { FormKind } from './form-kind';

export type FormValues<D> = {
  values: D;
  field: FieldsOf<D>;
  patch: (values: Partial<D>) => void;
  replace: (values: D) => void;
  /** What the rules say of the same on another date. */
  judge: (values: D) => FieldProblems;
  /** All problems, shown to nobody. */
  peek: () => FieldProblems;
  /** All problems, from now on also while the person goes on writing. */
  check: () => FieldProblems;
  /** What the server said; each is shown until its field is changed, and asked about anew once anything is. */
  showRefused: (problems: FieldProblems) => void;
  problems: Readonly<Record<string, unknown>>;
};

type Given<D extends CommonDraft> = {
  form: Pick<FormKind<D>, 'request' | 'unasked'>;
  initial: D;
  refused: FieldProblems;
  facts: (draft: D) => Facts;
  onChange: (values: D) => void;
};

const rootOf = (path: string) => path.split('.')[0] ?? path;

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

/** The answers of a form and what is wrong with them, by the schema and the rules that the server applies too. */
export const useFormValues = <D extends CommonDraft>(given: Given<D>): FormValues<D> => {
  const { request, unasked } = given.form;
  const explain = useFieldProblem();
  const [refused, setRefused] = useState<FieldProblems>(given.refused);
  const [isChanged, setChanged] = useState(false);
  const [isChecked, setChecked] = useState(Object.keys(given.refused).length > 0);

  const validate = (values: D, standing = refused): Record<string, string> => {
    const bySchema = schemaResolver(request.schema, { sync: true })(values) as FieldProblems;
    const parsed = v.safeParse(request.schema, values);
    const facts = given.facts(values);
    const right = parsed.success ? parsed.output : partsThatAreRight(request.schema, values);
    const byRules = request.problems(right, facts);
    const hidden = unasked?.(values) ?? [];
    return Object.fromEntries(
      Object.entries({ ...standing, ...byRules, ...bySchema }).filter(
        ([path]) => !hidden.includes(path),
      ),
    );
  };

  const form = useForm<D>({
    initialValues: given.initial,
    initialErrors: given.refused,
    clearInputErrorOnChange: false,
    validate: (values) => validate(values),
  });

  const patch = (changed: Partial<D>) => {
    const names = Object.keys(changed);
    const standing = Object.fromEntries(
      Object.entries(refused).filter(([path]) => !names.includes(rootOf(path))),
    );
    setRefused(standing);
    setChanged(true);
    form.setValues(changed);
    const next = { ...form.getValues(), ...changed };
    if (isChecked) form.setErrors(validate(next, standing));
    given.onChange(next);
  };

  return {
    values: form.values,
    problems: form.errors,
    patch,
    field: fieldsOf(form.values, form.errors, explain, (name, value) =>
      patch({ [name]: value } as unknown as Partial<D>),
    ),
    replace: (values) => {
      setRefused({});
      setChecked(false);
      form.setValues(values);
      form.clearErrors();
    },
    judge: (values) => validate(values, {}),
    peek: () => validate(form.getValues()),
    check: () => {
      setChecked(true);
      // Another departure frees the traveller whom the first one refused: only the server knows what hangs on what.
      const standing = isChanged ? {} : refused;
      setRefused(standing);
      const problems = validate(form.getValues(), standing);
      form.setErrors(problems);
      return problems;
    },
    showRefused: (problems) => {
      setRefused(problems);
      setChanged(false);
      setChecked(true);
      form.setErrors({ ...form.errors, ...problems });
    },
  };
};
