import { Link } from '@tanstack/react-router';
import type { BookingPreview } from '#contract/bookings';
import { estimateLabels } from '#domain/booking/estimate-cost';
import { addMinutes, dayOf, isBefore } from '#domain/dates/bangkok-time';
import { formatTime } from '#domain/dates/format-bangkok';
import { parseBaht, sayBaht } from '#domain/money';
import { estimateLabelNames } from '#words/bookings';
import { duration } from '#words/booking-time';
import {
  approversLabel,
  baht,
  cancelAfter,
  carGivenUp,
  cancelLabel,
  cancelUntil,
  cancelWithReason,
  checkedOnArrival,
  estimateLabel,
  estimateOfAll,
  noApproval,
  noticeAtLeast,
  noticeLabel,
  overlapTitle,
  urgentNote,
} from '#words/booking-summary';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import { useFormContext } from './form-context';
import { lengthParts, sayMoment } from '../form/say-time';
import type { Outlook } from './use-outlook';

export const inBaht = (amount: string) => sayBaht(parseBaht(amount) ?? 0);

type EstimateProps = {
  estimate: NonNullable<BookingPreview['estimate']>;
  sum: Outlook<unknown>['sum'];
};

const Estimate = ({ estimate, sum }: EstimateProps) => {
  const say = useSay();
  const nameOf = (label: string) => {
    const known = estimateLabels.find((name) => name === label);
    return known ? say(estimateLabelNames[known]) : label;
  };
  return (
    <>
      <dt>{say(estimateLabel)}</dt>
      <dd>
        <strong>{say(baht, { amount: inBaht(sum?.total ?? estimate.total) })}</strong>
        {sum && <small>{say(estimateOfAll, { count: sum.count })}</small>}
        {!sum &&
          estimate.parts.length > 1 &&
          estimate.parts.map(({ label, amount }) => (
            <small key={label}>
              {nameOf(label)} {inBaht(amount)}
            </small>
          ))}
      </dd>
    </>
  );
};

/** Until when the traveller may still call it off without saying why. */
export const useCancelling = (startsAt: string | null) => {
  const say = useSay();
  const { options, now } = useFormContext();
  if (startsAt === null || Number.isNaN(Date.parse(startsAt))) return null;
  const until = addMinutes(startsAt, -options.rules.cancelCutoffMinutes);
  if (!isBefore(now(), until)) return { short: say(cancelWithReason), until: null };
  const at = dayOf(until) === dayOf(startsAt) ? formatTime(until) : sayMoment(say, until, now());
  return { short: say(cancelUntil, { at }), until: sayMoment(say, until, now()) };
};

/** What holds whoever sends it, with a connection or without one. */
const Rules = ({ startsAt }: { startsAt: string | null }) => {
  const say = useSay();
  const { noticeMinutes } = useFormContext().options.rules;
  const cancelling = useCancelling(startsAt);
  return (
    <>
      {noticeMinutes > 0 && (
        <>
          <dt>{say(noticeLabel)}</dt>
          <dd>{say(noticeAtLeast, { length: say(duration, lengthParts(noticeMinutes)) })}</dd>
        </>
      )}
      {cancelling && (
        <>
          <dt>{say(cancelling.until === null ? cancelWithReason : cancelLabel)}</dt>
          <dd>
            {cancelling.until}
            {cancelling.until !== null && <small>{say(cancelAfter)}</small>}
          </dd>
        </>
      )}
    </>
  );
};

type PreviewNotesProps = { outlook: Outlook<unknown>; startsAt: string | null };

/** Who decides, what it costs, what stands in the way; without a connection, that this is checked later. */
export const PreviewNotes = ({ outlook, startsAt }: PreviewNotesProps) => {
  const say = useSay();
  const { now } = useFormContext();
  const { preview, sum } = outlook;
  const foreseen = typeof preview === 'object' ? preview : null;
  return (
    <>
      {preview === 'loading' && <div className={classes['skeleton']} aria-busy />}
      {preview === 'failed' && <p className="note calls">{say(checkedOnArrival)}</p>}
      {foreseen && foreseen.overlaps.length > 0 && (
        <div className="note calls" role="status">
          <p>
            <strong>{say(overlapTitle)}</strong>
          </p>
          {foreseen.overlaps.map(({ id, ref, startsAt: at }) => (
            <p key={id}>
              <Link to="/checkbooking" search={{ booking: id }} className="nowrap">
                {ref}
              </Link>{' '}
              · {sayMoment(say, at, now())}
            </p>
          ))}
        </div>
      )}
      {foreseen?.givesUpCar && <p className="note calls">{say(carGivenUp)}</p>}
      {foreseen?.urgent && <p className="note calls">{say(urgentNote)}</p>}
      {foreseen?.usualWay && <p className="soft">{foreseen.usualWay}</p>}
      <dl className={classes['preview']}>
        {foreseen && (
          <>
            <dt>{say(approversLabel)}</dt>
            <dd>{foreseen.needsApproval ? foreseen.approvers.join(', ') : say(noApproval)}</dd>
            {foreseen.estimate && <Estimate estimate={foreseen.estimate} sum={sum} />}
          </>
        )}
        <Rules startsAt={startsAt} />
      </dl>
    </>
  );
};
