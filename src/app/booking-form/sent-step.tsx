import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { BookingDetail } from '#contract/bookings';
import type { CommonDraft } from '#kinds/request/draft';
import {
  bookAnother,
  changeKeptText,
  changedTitle,
  couldNotBeSent,
  keptText,
  keptTitle,
  lineTitle,
  seatTitle,
  seeBookings,
  sentAgainTitle,
  sentTitle,
  someSent,
} from '#words/booking-summary';
import { editUnsent } from '#words/booking-list';
import { WaitingChange } from '../booking-kit/waiting';
import { LivingCard } from '../booking-kit/living-card';
import { useReason } from '../unsent/use-reason';
import { useSentNow } from '../unsent/use-sent';
import { useLate } from '../ui/use-late';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import type { FormKind } from './form-kind';
import type { SentDate } from './send-form';
import { SummaryCard } from './summary-card';

type SentStepProps<D extends CommonDraft> = {
  form: FormKind<D>;
  dates: readonly SentDate<D>[];
  editing: BookingDetail | null;
  onAgain: () => void;
};

type One<D extends CommonDraft> = { form: FormKind<D>; date: SentDate<D> };

/** A seat is had at once: there is nobody to wait for, and a code to board with. */
const hasSeat = ({ status, boardingCode }: BookingDetail): boolean =>
  boardingCode !== null && (status === 'approved' || status === 'arranged');

const SentCard = <D extends CommonDraft>({ form, date: { key, draft, sent } }: One<D>) => {
  const say = useSay();
  const sayReason = useReason();
  if (sent.state === 'sent') {
    const booking = sent.answer;
    return (
      <>
        {form.Arrived && <form.Arrived draft={draft} booking={booking} />}
        <LivingCard booking={booking} />
        {/* For whom it waits stands on the card. */}
        <WaitingChange booking={booking} />
      </>
    );
  }
  if (sent.state === 'waiting') return <SummaryCard form={form} draft={draft} state="unsent" />;
  return (
    <>
      <SummaryCard form={form} draft={draft} state="refused" />
      <p className="note calls">
        {sayReason(sent.reason)}{' '}
        <Link to="/$kind" params={{ kind: form.kind }} search={{ unsent: key }}>
          {say(editUnsent)}
        </Link>
      </p>
    </>
  );
};

/** The one booking, open over its list; of several, the list that holds them. */
const whereToSee = (bookings: readonly BookingDetail[]) => {
  const [only] = bookings;
  if (!only) return { scope: undefined, booking: undefined };
  const isUndecided = ['pending', 'returned', 'waitlisted'].includes(only.status);
  const scope = isUndecided ? ('waiting' as const) : undefined;
  return { scope, booking: bookings.length === 1 ? only.id : undefined };
};

/** The card with its status, which follows what becomes of it: it waits, or it arrived; for a repeat, date by date. */
export const SentStep = <D extends CommonDraft>(props: SentStepProps<D>) => {
  const { form, editing, onAgain } = props;
  const now = useSentNow();
  const dates = props.dates.map((date) => ({ ...date, sent: now(date.key, date.sent) }));
  const say = useSay();
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const bookings = dates.flatMap(({ sent }) => (sent.state === 'sent' ? [sent.answer] : []));
  const count = bookings.length;
  const late = useLate(() => import('./tell-me'), count > 0 && !editing);
  const search = whereToSee(bookings);
  /** The list takes the place of the form, and the booking opens over it: closed, it does not lead back into what was sent. */
  const see = async (event: MouseEvent) => {
    event.preventDefault();
    const { scope, booking } = search;
    // Several are found in their list, which begins below the first screen.
    const list = booking === undefined ? { hash: 'my-bookings' } : {};
    await router.navigate({ to: '/checkbooking', search: { scope }, replace: true, ...list });
    if (booking) await router.navigate({ to: '/checkbooking', search });
  };
  const isWaiting = dates.every(({ sent }) => sent.state === 'waiting');
  const title = () => {
    if (isWaiting) return say(keptTitle);
    if (count === dates.length) {
      if (editing) return say(editing.may.resubmit ? sentAgainTitle : changedTitle);
      if (bookings.every(hasSeat)) return say(seatTitle);
      return say(bookings.every(({ status }) => status === 'waitlisted') ? lineTitle : sentTitle);
    }
    return count === 0 ? say(couldNotBeSent) : say(someSent, { sent: count, dates: dates.length });
  };

  return (
    <div className={classes['form']}>
      <div className={classes['sent']} role="status">
        <h2 ref={heading} tabIndex={-1}>
          {title()}
        </h2>
        {isWaiting && <p>{say(editing ? changeKeptText : keptText)}</p>}
      </div>
      <div className={classes['arrive']}>
        {dates.map((date) => (
          <SentCard key={date.key} form={form} date={date} />
        ))}
        {typeof late === 'object' && <late.TellMe />}
      </div>
      <div className={classes['bar']}>
        <div className={classes['buttons']}>
          {!editing && (
            <Button variant="default" onClick={onAgain}>
              {say(bookAnother)}
            </Button>
          )}
          <Button
            renderRoot={(root) => (
              <Link
                to="/checkbooking"
                search={search}
                onClick={(event) => void see(event)}
                {...root}
              />
            )}
          >
            {say(seeBookings)}
          </Button>
        </div>
      </div>
    </div>
  );
};
