import type { BookingPreview } from '#contract/bookings';
import { estimateLabels } from '#domain/booking/estimate-cost';
import { estimateLabelNames } from '#words/bookings';
import {
  approversLabel,
  baht,
  checkedOnArrival,
  estimateLabel,
  estimateOfAll,
  noApproval,
  overlapTitle,
  urgentNote,
} from '#words/booking-summary';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import { useFormContext } from './form-context';
import { sayMoment } from '../form/say-time';
import type { PreviewView } from './use-preview';

type PreviewNotesProps = {
  preview: PreviewView;
  /** Of several dates: what they cost together. */
  sum: { count: number; total: string } | null;
};

const amountOf = (amount: string) =>
  Number(amount).toLocaleString('en-US', { maximumFractionDigits: 2 });

type EstimateProps = {
  estimate: NonNullable<BookingPreview['estimate']>;
  sum: PreviewNotesProps['sum'];
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
        <strong>{say(baht, { amount: amountOf(sum?.total ?? estimate.total) })}</strong>
        {sum && <small>{say(estimateOfAll, { count: sum.count })}</small>}
        {!sum &&
          estimate.parts.length > 1 &&
          estimate.parts.map(({ label, amount }) => (
            <small key={label}>
              {nameOf(label)} {amountOf(amount)}
            </small>
          ))}
      </dd>
    </>
  );
};

/** Who decides, what it costs, what stands in the way; without a connection, that this is checked later. */
export const PreviewNotes = ({ preview, sum }: PreviewNotesProps) => {
  const say = useSay();
  const { now } = useFormContext();
  if (preview === 'loading') return <div className={classes['skeleton']} aria-busy />;
  if (preview === 'failed') {
    return (
      <p className="note calls" role="status">
        {say(checkedOnArrival)}
      </p>
    );
  }
  const { approvers, needsApproval, urgent, estimate, overlaps, usualWay } = preview;
  return (
    <>
      {overlaps.length > 0 && (
        <div className="note calls" role="status">
          <p>
            <strong>{say(overlapTitle)}</strong>{' '}
            {overlaps
              .map(({ ref, startsAt }) => `${ref} (${sayMoment(say, startsAt, now())})`)
              .join(', ')}
          </p>
        </div>
      )}
      {urgent && <p className="note calls">{say(urgentNote)}</p>}
      {usualWay && <p className="soft">{usualWay}</p>}
      <dl className={classes['preview']}>
        <dt>{say(approversLabel)}</dt>
        <dd>{needsApproval ? approvers.join(', ') : say(noApproval)}</dd>
        {estimate && <Estimate estimate={estimate} sum={sum} />}
      </dl>
    </>
  );
};
