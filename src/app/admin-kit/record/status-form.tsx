import type { GenericSchema } from 'valibot';
import type { Field } from '#contract/record-field';
import { ActForm, type ActSent, type Breaks, type Releasing } from './act-form';
import { valuesOf } from './record-values';

export type Standing = { id: string; status: string; version: number };

/** How a record's status is asked and saved. */
export type StatusCalls<F, Body, R> = {
  fields: F;
  schema: GenericSchema<unknown, Body>;
  /** The status that needs no reason. */
  usual: string;
  readAgain: () => Promise<R>;
  save: (body: Releasing<Body>, sent: ActSent) => Promise<R>;
};

type StatusFormProps<F, Body, R> = StatusCalls<F, Body, R> & {
  name: string;
  record: R;
  /** Where there is only one other, it is not asked. */
  next?: string;
  breaks?: Breaks;
  onSaved: (record: R) => void;
  onDone: () => void;
};

/** Whether something can be had, from now on. */
export const StatusForm = <F extends { status: Field; reason: Field }, Body, R extends Standing>({
  fields,
  usual,
  readAgain,
  record,
  next,
  ...calls
}: StatusFormProps<F, Body, R>) => {
  const readOf = ({ status, version }: R) => ({
    values: valuesOf(fields, { status: next ?? status, reason: null }),
    version,
  });
  return (
    <ActForm
      {...calls}
      fields={fields}
      read={readOf(record)}
      readAgain={async () => readOf(await readAgain())}
      questionsFor={(form) => ({
        ...(next === undefined && { status: fields.status }),
        reason: { ...fields.reason, isOptional: form.fieldNamed('status').value === usual },
      })}
    />
  );
};
