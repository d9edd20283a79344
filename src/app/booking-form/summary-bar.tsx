import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Day } from '#domain/dates/bangkok-time';
import type { BookingDetail, BookingPreview } from '#contract/bookings';
import type { CarWish } from '#domain/fleet/free-cars';
import type { FieldProblems } from '#domain/refusal';
import type { CommonDraft } from '#kinds/request/draft';
import type { Message } from '#words/message';
import { bookingFields } from '#words/booking-fields';
import {
  andMoreDays,
  answerMissing,
  answersMissing,
  problemsLeft,
  sendAgain,
  sendChange,
  sendLater,
  sendRequest,
} from '#words/booking-form';
import {
  approvedBy,
  baht,
  carGivenUp,
  checkedOnArrival,
  dateLoading,
  noApproval,
  overlapsWith,
  summaryTitle,
  urgentNote,
} from '#words/booking-summary';
import { carsFree, classFull, noCarFree } from '#words/booking-time';
import { vehicleClassNames } from '#words/bookings';
import { refusals } from '#words/refusals';
import { useServices } from '../app-services';
import { sayWhen } from '../booking-kit/say-when';
import { ChevronDownIcon } from '../ui/form-icons';
import type { Reason } from '../outbox/outbox';
import { useStore } from '../ui/store';
import { Trouble } from '../ui/trouble';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import { useFormContext } from './form-context';
import type { FormKind } from './form-kind';
import { inBaht, useCancelling } from './preview-notes';
import { SummarySheet } from './summary-sheet';
import type { Outlook } from './use-outlook';
import { useOwnOverlaps } from './use-own-overlaps';

type SummaryBarProps<D extends CommonDraft> = {
  form: FormKind<D>;
  draft: D;
  outlook: Outlook<D>;
  editing: BookingDetail | null;
  /** All that is missing or wrong, and whether it has been pointed out. */
  problems: FieldProblems;
  isPointedOut: boolean;
  sending: boolean;
  /** Why it was not taken. */
  reason: Reason | null;
  onSkip: (day: Day) => void;
};

const fieldNames: Readonly<Record<string, Message>> = bookingFields;

type Word = { says: string; tone?: 'accent' | 'urgent' | 'wrong' };

/** That this person is somewhere else then. */
const useOverlapWord = () => {
  const say = useSay();
  const { now } = useFormContext();
  return ([overlap, ...more]: readonly BookingPreview['overlaps'][number][]): Word[] => {
    if (!overlap) return [];
    const when = sayWhen(say, overlap, now()).time;
    return [{ says: say(overlapsWith, { when, more: more.length }), tone: 'urgent' }];
  };
};

/** What the server foresees, in the order of what may stop somebody from sending. */
const useForeseen = (sum: Outlook<unknown>['sum'], wished: CarWish['class']) => {
  const say = useSay();
  const sayOverlap = useOverlapWord();
  return ({
    freeCars,
    givesUpCar,
    overlaps,
    urgent,
    estimate,
    needsApproval,
    approvers,
  }: BookingPreview) => {
    const total = sum?.total ?? estimate?.total;
    const words: (Word | false)[] = [
      ...sayOverlap(overlaps),
      freeCars === 0 && {
        // Of another class there may be one: the field says which.
        says: wished ? say(classFull, { name: say(vehicleClassNames[wished]) }) : say(noCarFree),
        tone: 'wrong',
      },
      freeCars !== null &&
        freeCars > 0 && { says: say(carsFree, { count: freeCars }), tone: 'accent' },
      givesUpCar && { says: say(carGivenUp), tone: 'urgent' },
      urgent && { says: say(urgentNote), tone: 'urgent' },
      total !== undefined && { says: say(baht, { amount: inBaht(total) }) },
      {
        says: needsApproval ? say(approvedBy, { names: approvers.join(', ') }) : say(noApproval),
      },
    ];
    return words.filter((word) => word !== false);
  };
};

/** Under the thumb, and alive: what would be sent and what that means; it opens to all of it. */
export const SummaryBar = <D extends CommonDraft>(props: SummaryBarProps<D>) => {
  const { form, draft, outlook, editing, problems, isPointedOut, sending, reason, onSkip } = props;
  const say = useSay();
  const online = useStore(useServices().connectivity);
  const context = useFormContext();
  const { options, now, nameOf } = context;
  const [isOpen, setOpen] = useState(false);
  const { preview, sum, dates, isChecking } = outlook;
  const foresee = useForeseen(sum, form.wish?.(draft)?.class ?? null);
  const { startsAt, endsAt } = form.outline(draft, { say, options, nameOf });
  const sayOverlap = useOverlapWord();
  const isMine = draft.forWhom.type === 'myself';
  const overlap = sayOverlap(useOwnOverlaps(isMine ? startsAt : null, endsAt));
  const cancelling = useCancelling(startsAt);
  const when = startsAt && sayWhen(say, { startsAt, endsAt: endsAt ?? startsAt }, now());
  const codes = Object.values(problems);
  const [first = ''] = Object.keys(problems);
  // Of one place among several answers it is the answer: a place without its province has a place.
  const [part = '', , answer = ''] = first.split('.');
  const named = (answer === 'place' ? undefined : fieldNames[answer]) ?? fieldNames[part];
  const lacking = codes.length === 1 ? named : undefined;
  const isOnlyMissing = codes.every((code) => code.endsWith('required'));

  const meaning = (): Word[] => {
    if (codes.length > 0) {
      const missing = lacking
        ? say(answerMissing, { field: say(lacking) })
        : say(answersMissing, { count: codes.length });
      const says = isOnlyMissing ? missing : say(problemsLeft, { count: codes.length });
      return [...overlap, isPointedOut ? { says, tone: 'wrong' } : { says }];
    }
    if (preview === null || preview === 'loading') return [...overlap, { says: say(dateLoading) }];
    if (preview === 'failed') return [...overlap, { says: say(checkedOnArrival), tone: 'urgent' }];
    return [...foresee(preview), ...(cancelling ? [{ says: cancelling.short }] : [])];
  };
  const sendWord = () => {
    if (!online) return sendLater;
    if (editing) return editing.may.resubmit ? sendAgain : sendChange;
    return sendRequest;
  };

  return (
    <div className={classes['bar']}>
      <Trouble says={reason && refusals[reason.code]} />
      <button
        type="button"
        aria-haspopup="dialog"
        className={classes['summary']}
        onClick={() => setOpen(true)}
      >
        <span className="grow">
          <span className="hidden">{say(summaryTitle)} </span>
          {when && (
            <strong className="numbers">
              {when.day} · {when.time}
              {dates.length > 1 && ` ${say(andMoreDays, { count: dates.length - 1 })}`}
            </strong>
          )}
          <span className="dots small soft">
            {meaning().map(({ says, tone }) => (
              <span key={says} className={tone}>
                {says}
              </span>
            ))}
          </span>
        </span>
        <ChevronDownIcon size={20} />
      </button>
      <div className={classes['buttons']}>
        <Button type="submit" loading={sending || isChecking}>
          {say(sendWord())}
        </Button>
      </div>
      {isOpen && (
        <SummarySheet
          form={form}
          draft={draft}
          outlook={outlook}
          editing={editing}
          onSkip={onSkip}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
