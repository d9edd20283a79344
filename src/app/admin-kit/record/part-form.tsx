import type { GenericSchema } from 'valibot';
import type { Fields } from '#contract/record-field';
import { ActForm } from './act-form';
import { valuesOf, type ValuesOf } from './record-values';

type Part = { id: string; version: number };
type Sent = { version: number; idempotencyKey: string };

/** How rows of a part are read and saved; what comes back is shown. */
export type PartCalls<P, Body, Saved> = {
  readAgain: () => Promise<readonly P[]>;
  add: (body: Body, sent: Pick<Sent, 'idempotencyKey'>) => Promise<Saved>;
  change: (id: string, body: Body, sent: Sent) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
};

type PartFormProps<F extends Fields, P extends Part, Body, Saved> = PartCalls<P, Body, Saved> & {
  /** Names what is half-written on the device. */
  name: string;
  fields: F;
  schema: GenericSchema<unknown, Body>;
  /** Null for a new one. */
  part: P | null;
  /** What a new one begins with. */
  begun?: Partial<ValuesOf<F>>;
  onDone: () => void;
};

/** One row of a part of a record, such as a contract of a provider. */
export const PartForm = <F extends Fields, P extends Part, Body, Saved>({
  name,
  fields,
  part,
  begun,
  readAgain,
  add,
  change,
  ...form
}: PartFormProps<F, P, Body, Saved>) => {
  const readOf = (kept: P | null) => ({
    values: { ...valuesOf(fields, kept), ...(kept === null && begun) },
    version: kept?.version ?? null,
  });
  return (
    <ActForm
      {...form}
      name={`${name}/${part?.id ?? 'new'}`}
      fields={fields}
      read={readOf(part)}
      readAgain={async () => readOf((await readAgain()).find(({ id }) => id === part?.id) ?? part)}
      save={(body, sent) =>
        part ? change(part.id, body, sent) : add(body, { idempotencyKey: sent.idempotencyKey })
      }
    />
  );
};
