import { Fragment, useState, type ReactNode } from 'react';
import { edit } from '#words/admin-kit';
import type { Message } from '#words/message';
import { useSay } from '../../ui/use-say';
import classes from './record.module.css';

type EditableRowsProps<T extends { id: string }> = {
  id: string;
  title: Message;
  none: Message;
  add: Message;
  rows: readonly T[];
  isPast: (row: T) => boolean;
  render: (row: T) => ReactNode;
  editLabel: (row: T) => string;
  /** Of a new one there is no row yet. */
  renderForm: (row: T | null, close: () => void) => ReactNode;
};

/** A part of a record that is a list: each row is changed, and a new one added, in a form below it. */
export const EditableRows = <T extends { id: string }>({
  id,
  title,
  none,
  add,
  rows,
  isPast,
  render,
  editLabel,
  renderForm,
}: EditableRowsProps<T>) => {
  const say = useSay();
  const [edited, setEdited] = useState<T | 'new' | null>(null);
  return (
    <section className={classes['part']} aria-labelledby={id}>
      <h3 id={id}>{say(title)}</h3>
      {rows.length === 0 && <p className="soft">{say(none)}</p>}
      <ul className="rows">
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
          {say(add)}
        </button>
      ) : (
        <Fragment key={edited === 'new' ? 'new' : edited.id}>
          {renderForm(edited === 'new' ? null : edited, () => setEdited(null))}
        </Fragment>
      )}
    </section>
  );
};
