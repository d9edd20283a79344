import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Conflict } from '#domain/refusal';
import { couldNotSave } from '#words/admin-kit';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import type { Field } from '../../form/field';
import { jumpToProblem } from '../../form/jump-to-problem';
import { problemsBySchema, useAnswers, type Answers } from '../../form/use-answers';
import { formMemory, type FormState } from './form-memory';
import { compare, isSame, merge, type Difference } from './merge';
import { useTellSaved } from './saved-note';

export type Read<V> = { values: V; version: number | null };

/** How a form for something new begins; nobody else can have changed it. */
export const forNew = <V>(values: V) => {
  const read: Read<V> = { values, version: null };
  return { read, readAgain: () => Promise.resolve(read) };
};

export type FormSetting<V extends object, Out, Saved> = {
  /** Names the half-written form on the device, such as `car/new`. */
  name: string;
  schema: GenericSchema<unknown, Out>;
  read: Read<V>;
  /** After a 409: how it stands now. */
  readAgain: () => Promise<Read<V>>;
  save: (body: Out, sent: { version: number; idempotencyKey: string }) => Promise<Saved>;
  /** What became of it, where that is more than being saved. */
  sayDone?: (body: Out) => string | undefined;
  /** Nothing is half-written any more: the panel may close. */
  onSaved: (saved: Saved) => void;
  /** A refusal that the screen answers in its own way; true when it did. */
  onRefused?: (error: ApiError, values: V) => boolean;
};

type FormConflict<V> = Conflict & {
  differences: Difference<V>[];
  /** What the form was begun from: kept on the device, so that saving after a reload meets the conflict again. */
  begun: Read<V>;
};

export type AdminForm<V extends object> = Pick<Answers<V>, 'values' | 'field' | 'patch'> & {
  /** Of the form's element, where the first problem is looked for. */
  id: string;
  /** For whoever knows a field by its name only; `clears` are those that no longer fit once it is another. */
  fieldNamed: (name: string, clears?: readonly string[]) => Field<unknown>;
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

/** The one form of the administration: what is written, what is wrong with it, and how it is saved. */
export const useAdminForm = <V extends object, Out, Saved>({
  name,
  schema,
  read,
  readAgain,
  save,
  sayDone,
  onSaved,
  onRefused,
}: FormSetting<V, Out, Saved>): AdminForm<V> => {
  const { cache } = useServices();
  const tellSaved = useTellSaved();
  const id = useId();
  const [memory] = useState(() => formMemory(cache, name, read.values));
  const [base, setBase] = useState(read);
  const [key, setKey] = useState(() => crypto.randomUUID());
  /** How often problems were shown. */
  const [shown, setShown] = useState(0);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Message | null>(null);
  const [conflict, setConflict] = useState<FormConflict<V> | null>(null);
  const isDone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = (state: Omit<FormState<V>, 'key'>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => memory.keep({ ...state, key }), PAUSE_MS);
  };
  const forget = () => {
    clearTimeout(timer.current);
    isDone.current = true;
    memory.forget();
  };

  const begun = conflict?.begun ?? base;

  const answers = useAnswers<V>({
    initial: read.values,
    problemsOf: (values, standing) => ({ ...standing, ...problemsBySchema(schema, values) }),
    onChange: (values) => {
      setTrouble(null);
      isDone.current = false;
      keep({ values, base: begun.values, version: begun.version });
    },
  });
  const isDirty = !isSame(answers.values, base.values);

  // Somebody else saved it, or a part beside the form was: whoever wrote nothing reads it as it is now. What was written
  // stays, and meets theirs when it is saved.
  const isNewer = base.version !== null && (read.version ?? 0) > base.version;
  if (isNewer && (!isDirty || isSame(read.values, base.values))) {
    setBase(read);
    if (!isDirty) {
      setConflict(null);
      answers.replace(read.values);
    }
  }

  useEffect(() => {
    let isWanted = true;
    void memory.recall().then((kept) => {
      if (!isWanted || !kept || isSame(kept.values, kept.base)) return;
      // What it was begun from comes back too: saving then still notices what others changed meanwhile.
      setBase({ values: kept.base, version: kept.version });
      setKey(kept.key as ReturnType<typeof crypto.randomUUID>);
      answers.replace(kept.values);
      setRestoredAt(kept.at);
    });
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is opened
  }, [memory]);

  // Once they are drawn: a timer may be quicker than that, after an answer of the server.
  useEffect(() => {
    if (shown > 0) jumpToProblem(document.querySelector<HTMLElement>(`#${CSS.escape(id)}`));
  }, [shown, id]);

  const meet = async (refusal: Conflict) => {
    const theirs = await readAgain();
    const mine = answers.now();
    const merged = merge(base.values, mine, theirs.values);
    setConflict({ ...refusal, differences: compare(base.values, mine, theirs.values), begun });
    setBase(theirs);
    answers.replace(merged);
    keep({ values: mine, base: begun.values, version: begun.version });
  };

  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) return setTrouble(couldNotSave);
    if (onRefused?.(error, answers.now())) return undefined;
    if (error.code === 'key_reused') setKey(crypto.randomUUID());
    // What was changed behind the product's back has nobody's name.
    if (error.code === 'changed_meanwhile')
      return meet(error.conflict ?? { by: null, at: new Date().toISOString(), version: 0 });
    setTrouble(refusals[error.code]);
    if (error.fields) {
      answers.showRefused(error.fields);
      setShown((times) => times + 1);
    }
    return undefined;
  };

  const submit = async (): Promise<void> => {
    const parsed = v.safeParse(schema, answers.now());
    if (!parsed.success) {
      answers.check();
      return setShown((times) => times + 1);
    }
    setBusy(true);
    setTrouble(null);
    try {
      const saved = await save(parsed.output, { version: base.version ?? 0, idempotencyKey: key });
      forget();
      tellSaved(sayDone?.(parsed.output));
      onSaved(saved);
    } catch (error) {
      await fail(error).catch(() => setTrouble(couldNotSave));
    } finally {
      setBusy(false);
    }
  };

  return {
    id,
    values: answers.values,
    field: answers.field,
    fieldNamed: (field, clears = []) => ({
      ...answers.field(field as keyof V & string),
      set: (value: unknown) =>
        answers.patch({
          ...Object.fromEntries(clears.map((cleared) => [cleared, null])),
          [field]: value,
        } as unknown as Partial<V>),
    }),
    patch: answers.patch,
    isDirty,
    restoredAt,
    startAfresh: () => {
      forget();
      setBase(read);
      setRestoredAt(null);
      setConflict(null);
      answers.replace(read.values);
    },
    submit,
    busy,
    trouble,
    conflict,
    forget,
    isLeavingFree: () => isDone.current || !isDirty,
  };
};
