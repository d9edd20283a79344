import { useId, useState, type ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { BrokenTrips } from '#contract/car-parts';
import type { Field, Fields } from '#contract/record-field';
import { changeStatus } from '#words/fleet';
import type { Message } from '#words/message';
import { useSay } from '../../ui/use-say';
import { forNew } from '../form/use-admin-form';
import { Absences, type Absence } from './absences';
import { ActForm, type ActSent, type Releasing } from './act-form';
import { ReleasedTrips, type BrokenWords } from './broken-trips';
import classes from './record.module.css';
import { valuesOf, type ValuesOf } from './record-values';
import { StatusForm, type Standing, type StatusCalls } from './status-form';
import { useTakeOut, type BrokenQuery } from './use-take-out';

type AwayPartProps<S, SBody, A extends Fields, ABody, R> = {
  name: string;
  record: R;
  title: Message;
  chip: ReactNode;
  absences: readonly Absence[];
  none: Message;
  status: StatusCalls<S, SBody, R>;
  absence: {
    add: Message;
    fields: A;
    schema: GenericSchema<unknown, ABody>;
    begun?: Partial<ValuesOf<A>>;
    save: (body: Releasing<ABody>, sent: ActSent) => Promise<R>;
    endLabel: Message;
    end: (part: { partId: string }, sent: ActSent) => Promise<R>;
  };
  broken: (query: BrokenQuery) => Promise<BrokenTrips>;
  words: BrokenWords;
  released: Message<{ count: number }>;
  onChanged: (record: R) => void;
};

/** Whether a car or a driver can be had at all, and the times at which they cannot. */
export const AwayPart = <
  S extends { status: Field; reason: Field },
  SBody,
  A extends Fields,
  ABody,
  R extends Standing,
>({
  name,
  record,
  title,
  chip,
  absences,
  none,
  status,
  absence: { add, begun, end, endLabel, ...absence },
  broken,
  words,
  released,
  onChanged,
}: AwayPartProps<S, SBody, A, ABody, R>) => {
  const say = useSay();
  const id = useId();
  const [open, setOpen] = useState<'status' | 'absence' | null>(null);
  const takeOut = useTakeOut(broken);
  const shared = {
    breaks: { takeOut, words },
    onSaved: onChanged,
    onDone: () => setOpen(null),
  };
  return (
    <section className={classes['part']} aria-labelledby={id}>
      <h3 id={id}>
        {say(title)} {chip}
      </h3>
      {takeOut.released.length > 0 && <ReleasedTrips trips={takeOut.released} text={released} />}
      <Absences
        absences={absences}
        none={say(none)}
        end={{
          label: say(endLabel),
          run: async (part, sent) => onChanged(await end(part, sent)),
        }}
      />
      {open === 'status' && (
        <StatusForm {...status} {...shared} name={`${name}/status`} record={record} />
      )}
      {open === 'absence' && (
        <ActForm
          {...absence}
          {...shared}
          name={name}
          {...forNew({ ...valuesOf(absence.fields, null), ...begun })}
        />
      )}
      {open === null && (
        <div className="row wrap fill">
          <button type="button" className="button accent" onClick={() => setOpen('status')}>
            {say(changeStatus)}
          </button>
          <button type="button" className="button accent" onClick={() => setOpen('absence')}>
            {say(add)}
          </button>
        </div>
      )}
    </section>
  );
};
