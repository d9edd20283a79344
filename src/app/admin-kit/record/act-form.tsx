import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '#contract/record-field';
import type { Message } from '#words/message';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import { useAdminForm, type AdminForm, type Read } from '../form/use-admin-form';
import { brokenFirst } from './broken-first';
import type { BrokenWords } from './broken-trips';
import { Questions } from './record-fields';
import type { ValuesOf } from './record-values';
import { type Choices, sayRecord } from './say-record';
import { SmallForm } from './small-form';
import type { TakeOut } from './use-take-out';

export type ActSent = { version: number; idempotencyKey: string };

/** What is sent, with the trips that were confirmed. */
export type Releasing<Body> = Body & { releases: string[] };

/** It may break trips, which are shown before anything happens. */
export type Breaks = { takeOut: TakeOut; words: BrokenWords };

type ActFormProps<F extends Fields, Body, Saved> = {
  name: string;
  fields: F;
  schema: GenericSchema<unknown, Body>;
  read: Read<ValuesOf<F>>;
  readAgain: () => Promise<Read<ValuesOf<F>>>;
  save: (body: Releasing<Body>, sent: ActSent) => Promise<Saved>;
  sayDone?: (body: Body) => string | undefined;
  onSaved: (saved: Saved) => void;
  onDone: () => void;
  /** Those that are asked for, where what is written decides. */
  questionsFor?: (form: AdminForm<ValuesOf<F>>) => Fields;
  breaks?: Breaks;
  /** Of references. */
  choices?: Choices;
  does?: Message;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** A few questions about a record that are saved by themselves: asked and said from their own fields. */
export const ActForm = <F extends Fields, Body, Saved>({
  fields,
  save,
  onSaved,
  onDone,
  questionsFor = () => fields,
  breaks,
  choices = {},
  does,
  ...setting
}: ActFormProps<F, Body, Saved>) => {
  const say = useSay();
  const [opened] = useState(() => new Date().toISOString());
  const takeOut = breaks?.takeOut;
  const form = useAdminForm<ValuesOf<F>, Body, Saved>({
    ...setting,
    save: (body, sent) => save({ ...body, releases: takeOut?.releases() ?? [] }, sent),
    onSaved: (saved) => {
      takeOut?.done();
      onDone();
      onSaved(saved);
    },
    onRefused: (error, written) => {
      const { from, until }: Readonly<Record<string, unknown>> = { ...written };
      const time = { from: textOf(from) ?? opened, until: textOf(until) };
      return takeOut?.ask(error, time) ?? false;
    },
  });
  const questions = questionsFor(form);
  return (
    <SmallForm
      form={form}
      sayValue={sayRecord(fields, choices, say)}
      onCancel={() => {
        takeOut?.cancel();
        onDone();
      }}
      does={does}
      instead={breaks && brokenFirst(form, breaks.takeOut, breaks.words)}
    >
      <Questions
        form={form}
        fields={questions}
        choices={choices}
        isNew={setting.read.version === null}
      />
      {Object.keys(fields).map(
        (name) =>
          !(name in questions) && <Trouble key={name} says={form.fieldNamed(name).problem} />,
      )}
    </SmallForm>
  );
};
