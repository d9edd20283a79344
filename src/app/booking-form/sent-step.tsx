import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { BookingDetail } from '#contract/bookings';
import type { CommonDraft } from '#kinds/request/draft';
import {
  bookAnother,
  changedTitle,
  couldNotBeSent,
  keptText,
  keptTitle,
  seeBookings,
  sentAgainTitle,
  sentTitle,
  someSent,
} from '#words/booking-summary';
import { editUnsent } from '#words/booking-list';
import { refusals } from '#words/refusals';
import { useFieldProblem } from '../ui/use-field-problem';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import type { FormKind } from './form-kind';
import type { SentDate } from './send-form';
import { SummaryCard } from './summary-card';

type SentStepProps<D extends CommonDraft> = {
  form: FormKind<D>;
  dates: readonly SentDate<D>[];
  /** The booking that was changed. */
  editing: BookingDetail | null;
  onAgain: () => void;
};

type One<D extends CommonDraft> = { form: FormKind<D>; date: SentDate<D> };

const SentCard = <D extends CommonDraft>({ form, date: { key, draft, sent } }: One<D>) => {
  const say = useSay();
  const explain = useFieldProblem();
  if (sent.state === 'sent') {
    const { status, ref } = sent.answer;
    return (
      <>
        <SummaryCard form={form} draft={draft} state={status} reference={ref} />
        {form.Arrived && <form.Arrived draft={draft} booking={sent.answer} />}
      </>
    );
  }
  if (sent.state === 'waiting') return <SummaryCard form={form} draft={draft} state="unsent" />;
  const { code, fields = {} } = sent.reason;
  const why = [say(refusals[code]), ...new Set(Object.values(fields).map(explain))];
  return (
    <>
      <SummaryCard form={form} draft={draft} state="refused" />
      <p className={classes['note']} data-tone="attention">
        {why.join(' ')}{' '}
        <Link to="/$kind" params={{ kind: form.kind }} search={{ unsent: key }}>
          {say(editUnsent)}
        </Link>
      </p>
    </>
  );
};

/** The card with its status: it arrived, or it waits; for a repeat, date by date. */
export const SentStep = <D extends CommonDraft>(props: SentStepProps<D>) => {
  const { form, dates, editing, onAgain } = props;
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const count = dates.filter(({ sent }) => sent.state === 'sent').length;
  const isWaiting = dates.every(({ sent }) => sent.state === 'waiting');
  const title = () => {
    if (isWaiting) return say(keptTitle);
    if (count === dates.length) {
      if (!editing) return say(sentTitle);
      return say(editing.may.resubmit ? sentAgainTitle : changedTitle);
    }
    return count === 0 ? say(couldNotBeSent) : say(someSent, { sent: count, all: dates.length });
  };

  return (
    <div className={classes['form']}>
      <div className={classes['sent']} role="status">
        <h2 ref={heading} tabIndex={-1}>
          {title()}
        </h2>
        {isWaiting && <p>{say(keptText)}</p>}
      </div>
      <div className={classes['arrive']}>
        {dates.map((date) => (
          <SentCard key={date.key} form={form} date={date} />
        ))}
      </div>
      <div className={classes['bar']}>
        <div className={classes['buttons']}>
          {!editing && (
            <Button variant="default" onClick={onAgain}>
              {say(bookAnother)}
            </Button>
          )}
          <Button component={Link} to="/checkbooking">
            {say(seeBookings)}
          </Button>
        </div>
      </div>
    </div>
  );
};
