import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Conflict, FieldProblems } from '#domain/refusal';
import { couldNotSave } from '#words/admin-kit';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { fieldsOf, type Field, type FieldsOf } from '../../form/field';
import { jumpToProblem } from '../../form/jump-to-problem';
import { useFieldProblem } from '../../ui/use-field-problem';
import { formMemory, type FormState } from './form-memory';
import { compare, isSame, merge, type Difference } from './merge';

export type Read<V> = { values: V; version: number | null };

export type FormSetting<V extends object, Out, Saved> = {
  /** Names the half-written form on the device, such as `car/new`. */
  name: string;
  /** The contract's own schema of the body. */
  schema: GenericSchema<unknown, Out>;
  read: Read<V>;
  /** After a 409: how it stands now. */
  readAgain: () => Promise<Read<V>>;
  save: (body: Out, sent: { version: number; idempotencyKey: string }) => Promise<Saved>;
  /** Nothing is half-written any more: the panel may close. */
  onSaved: (saved: Saved) => void;
  /** A refusal that the screen answers in its own way; true when it did. */
  onRefused?: (error: ApiError, values: V) => boolean;
};

type FormConflict<V> = Conflict & { differences: Difference<V>[] };

export type AdminForm<V extends object> = {
  /** Of the form's element, where the first problem is looked for. */
  id: string;
  values: V;
  field: FieldsOf<V>;
  /** For whoever knows a field by its name only; `clears` are those that no longer fit once it is another. */
  fieldNamed: (name: string, clears?: readonly string[]) => Field<unknown>;
  patch: (changed: Partial<V>) => void;
  isDirty: boolean;
  /** When something half-written was brought back. */
  restoredAt: number | null;
  startAfresh: () => void;
  submit: () => Promise<void>;
  busy: boolean;
  trouble: Message | null;
  conflict: FormConflict<V> | null;
  /** Nothing of it is kept on the device any more. */
  forget: () => void;
  isLeavingFree: () => boolean;
};

const PAUSE_MS = 400;
const rootOf = (path: string) => path.split('.')[0] ?? path;

/** The one form of the administration: what is written, what is wrong with it, and how it is saved. */
export const useAdminForm = <V extends object, Out, Saved>({
  name,
  schema,
  read,
  readAgain,
  save,
  onSaved,
  onRefused,
}: FormSetting<V, Out, Saved>): AdminForm<V> => {
  const { cache } = useServices();
  const explain = useFieldProblem();
  const id = useId();
  const [memory] = useState(() => formMemory(cache, name, read.values));
  const [base, setBase] = useState(read);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [refused, setRefused] = useState<FieldProblems>({});
  const [isChecked, setChecked] = useState(false);
  /** How often problems were shown. */
  const [shown, setShown] = useState(0);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Message | null>(null);
  const [conflict, setConflict] = useState<FormConflict<V> | null>(null);
  const isDone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A part beside the form was saved: what the form is about is the same, only its version is newer.
  if (
    base.version !== null &&
    (read.version ?? 0) > base.version &&
    isSame(read.values, base.values)
  )
    setBase(read);

  const problemsOf = (values: V, standing: FieldProblems): FieldProblems => ({
    ...standing,
    ...(schemaResolver(schema as GenericSchema, { sync: true })(values) as FieldProblems),
  });
  const form = useForm<V>({ initialValues: read.values, clearInputErrorOnChange: false });
  const isDirty = !isSame(form.values, base.values);

  const keep = (state: Omit<FormState<V>, 'key'>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => memory.keep({ ...state, key }), PAUSE_MS);
  };
  const forget = () => {
    clearTimeout(timer.current);
    isDone.current = true;
    memory.forget();
  };

  useEffect(() => {
    let isWanted = true;
    void memory.recall().then((kept) => {
      if (!isWanted || !kept || isSame(kept.values, kept.base)) return;
      // What it was begun from comes back too: saving then still notices what others changed meanwhile.
      setBase({ values: kept.base, version: kept.version });
      setKey(kept.key as ReturnType<typeof crypto.randomUUID>);
      form.setValues(kept.values);
      setRestoredAt(kept.at);
    });
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is opened
  }, [memory]);

  const patch = (changed: Partial<V>) => {
    const names = Object.keys(changed);
    const standing = Object.fromEntries(
      Object.entries(refused).filter(([path]) => !names.includes(rootOf(path))),
    );
    setRefused(standing);
    setTrouble(null);
    form.setValues(changed);
    const next = { ...form.getValues(), ...changed };
    if (isChecked) form.setErrors(problemsOf(next, standing));
    isDone.current = false;
    keep({ values: next, base: base.values, version: base.version });
  };

  const write = (field: string, value: unknown, clears: readonly string[] = []) =>
    patch({
      ...Object.fromEntries(clears.map((cleared) => [cleared, null])),
      [field]: value,
    } as unknown as Partial<V>);

  const showProblems = (problems: FieldProblems) => {
    setChecked(true);
    form.setErrors(problems);
    setShown((times) => times + 1);
  };
  // Once they are drawn: a timer may be quicker than that, after an answer of the server.
  useEffect(() => {
    if (shown > 0) jumpToProblem(document.querySelector<HTMLElement>(`#${CSS.escape(id)}`));
  }, [shown, id]);

  const meet = async (told: Conflict) => {
    const theirs = await readAgain();
    const mine = form.getValues();
    const merged = merge(base.values, mine, theirs.values);
    setConflict({ ...told, differences: compare(base.values, mine, theirs.values) });
    setBase(theirs);
    form.setValues(merged);
    keep({ values: merged, base: theirs.values, version: theirs.version });
  };

  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) return setTrouble(couldNotSave);
    if (onRefused?.(error, form.getValues())) return undefined;
    if (error.code === 'key_reused') setKey(crypto.randomUUID());
    // What was changed behind the product's back has nobody's name.
    if (error.code === 'changed_meanwhile')
      return meet(error.conflict ?? { by: null, at: new Date().toISOString(), version: 0 });
    setTrouble(refusals[error.code]);
    if (error.fields) {
      setRefused(error.fields);
      showProblems({ ...form.errors, ...error.fields } as FieldProblems);
    }
    return undefined;
  };

  const submit = async (): Promise<void> => {
    const values = form.getValues();
    const parsed = v.safeParse(schema, values);
    if (!parsed.success) {
      return showProblems(problemsOf(values, {}));
    }
    setBusy(true);
    setTrouble(null);
    try {
      const saved = await save(parsed.output, { version: base.version ?? 0, idempotencyKey: key });
      forget();
      onSaved(saved);
    } catch (error) {
      await fail(error).catch(() => setTrouble(couldNotSave));
    } finally {
      setBusy(false);
    }
  };

  return {
    id,
    values: form.values,
    field: fieldsOf(form.values, form.errors, explain, write),
    fieldNamed: (field, clears = []) =>
      fieldsOf<Readonly<Record<string, unknown>>>(
        Object.fromEntries(Object.entries(form.values)),
        form.errors,
        explain,
        (changed, value) => write(changed, value, clears),
      )(field),
    patch,
    isDirty,
    restoredAt,
    startAfresh: () => {
      forget();
      setBase(read);
      setRestoredAt(null);
      setRefused({});
      setChecked(false);
      form.setValues(read.values);
      form.clearErrors();
    },
    submit,
    busy,
    trouble,
    conflict,
    forget,
    isLeavingFree: () => isDone.current || !isDirty,
  };
};
