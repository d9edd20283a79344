import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import { reasonLabel, statusLabel } from '#words/fleet';
import { ChipsField, type Choice } from '../../form/chips-field';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';
import { useAdminForm } from '../form/use-admin-form';
import type { BrokenWords } from './broken-trips';
import { TakeOutForm } from './take-out-form';
import type { TakeOut } from './use-take-out';

type Standing<S> = { status: S; version: number };
type Body<S> = { status: S; reason: string | null; releases: string[] };
type Sent = { version: number; idempotencyKey: string };

type RecordStatusFormProps<S extends string, R extends Standing<S>> = {
  name: string;
  schema: GenericSchema<unknown, Body<S>>;
  record: R;
  choices: readonly Choice<S>[];
  /** The status that needs no reason. */
  usual: S;
  readAgain: () => Promise<R>;
  save: (body: Body<S>, sent: Sent) => Promise<R>;
  takeOut: TakeOut;
  words: BrokenWords;
  onChanged: (record: R) => void;
  onDone: () => void;
};

const readOf = <S extends string>({ status, version }: Standing<S>) => ({
  values: { status, reason: null as string | null },
  version,
});

/** Whether a car or a driver can be had, from now on; what it would break is shown first. */
export const RecordStatusForm = <S extends string, R extends Standing<S>>({
  name,
  schema,
  record,
  choices,
  usual,
  readAgain,
  save,
  takeOut,
  words,
  onChanged,
  onDone,
}: RecordStatusFormProps<S, R>) => {
  const say = useSay();
  const [from] = useState(() => new Date().toISOString());
  const form = useAdminForm({
    name,
    schema,
    read: readOf(record),
    readAgain: async () => readOf(await readAgain()),
    save: (body, sent) => save({ ...body, releases: takeOut.releases() }, sent),
    onSaved: (next) => {
      takeOut.done();
      onDone();
      onChanged(next);
    },
    onRefused: (error) => takeOut.ask(error, { from, until: null }),
  });
  return (
    <TakeOutForm
      form={form}
      takeOut={takeOut}
      words={words}
      sayValue={(field, value) =>
        field === 'status'
          ? {
              label: say(statusLabel),
              value: choices.find((choice) => choice.value === value)?.label ?? '',
            }
          : null
      }
      onDone={onDone}
    >
      <ChipsField field={form.field('status')} label={say(statusLabel)} choices={choices} />
      <TextField
        field={form.field('reason')}
        label={say(reasonLabel)}
        optional={form.values.status === usual}
        long
      />
    </TakeOutForm>
  );
};
