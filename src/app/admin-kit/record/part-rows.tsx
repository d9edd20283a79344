import { useId, useState, type ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Fields } from '#contract/record-field';
import { edit } from '#words/admin-kit';
import type { Message } from '#words/message';
import { useLedTo } from '../../ui/use-led-to';
import { useSay } from '../../ui/use-say';
import { ActForm, type ActSent } from './act-form';
import classes from './record.module.css';
import { valuesOf, type ValuesOf } from './record-values';

/** How rows of a part are read and saved; what comes back is shown. */
export type PartCalls<Part, Body, Saved> = {
  readAgain: () => Promise<readonly Part[]>;
  add: (body: Body, sent: Pick<ActSent, 'idempotencyKey'>) => Promise<Saved>;
  change: (id: string, body: Body, sent: ActSent) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
};

type PartRowsProps<F extends Fields, Part, Body, Saved> = PartCalls<Part, Body, Saved> & {
  name: string;
  title: Message;
  none: Message;
  addLabel: Message;
  rows: readonly Part[];
  isPast: (row: Part) => boolean;
  render: (row: Part) => ReactNode;
  editLabel: (row: Part) => string;
  fields: F;
  schema: GenericSchema<unknown, Body>;
  /** What a new one begins with. */
  begun?: Partial<ValuesOf<F>>;
};

/** A part of a record that is a list, such as contracts: a row is changed, or a new one added, in a form below it. */
export const PartRows = <
  F extends Fields,
  Part extends { id: string; version: number },
  Body,
  Saved,
>({
  name,
  title,
  none,
  addLabel,
  rows,
  isPast,
  render,
  editLabel,
  begun,
  readAgain,
  add,
  change,
  ...form
}: PartRowsProps<F, Part, Body, Saved>) => {
  const say = useSay();
  const id = useId();
  const ledTo = useLedTo(name.split('/')[0]!);
  const [edited, setEdited] = useState<Part | 'new' | null>(null);
  // As it is now: another device may have saved it while it stood open.
  const part =
    edited === 'new' || edited === null
      ? null
      : (rows.find((row) => row.id === edited.id) ?? edited);
  const readOf = (kept: Part | null) => ({
    values: { ...valuesOf(form.fields, kept), ...(kept === null && begun) },
    version: kept?.version ?? null,
  });
  return (
    <section className={classes['part']} aria-labelledby={id}>
      <h3 id={id}>{say(title)}</h3>
      {rows.length === 0 && <p className="soft">{say(none)}</p>}
      <ul ref={ledTo} className="rows">
        {rows.map((row) => (
          <li key={row.id} className={isPast(row) ? 'soft' : undefined}>
            {render(row)}
            <button
              type="button"
              className="quiet firm"
              aria-label={editLabel(row)}
              onClick={() => setEdited(row)}
            >
              {say(edit)}
            </button>
          </li>
        ))}
      </ul>
      {edited === null ? (
        <button type="button" className="button accent" onClick={() => setEdited('new')}>
          {say(addLabel)}
        </button>
      ) : (
        <ActForm
          {...form}
          key={part?.id ?? 'new'}
          name={`${name}/${part?.id ?? 'new'}`}
          read={readOf(part)}
          readAgain={async () =>
            readOf((await readAgain()).find((row) => row.id === part?.id) ?? part)
          }
          save={(body, sent) =>
            part ? change(part.id, body, sent) : add(body, { idempotencyKey: sent.idempotencyKey })
          }
          onDone={() => setEdited(null)}
        />
      )}
    </section>
  );
};
