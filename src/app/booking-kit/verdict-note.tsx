import type { BookingDetail } from '#contract/bookings';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { refusedBy, returnedBy, waitingForYou } from '#words/booking-detail';
import { byTheSystem } from '#words/booking-states';
import { useSay } from '../ui/use-say';
import classes from './booking-sheet.module.css';

const verdicts = {
  returned: { action: 'return', words: returnedBy },
  rejected: { action: 'reject', words: refusedBy },
} as const;

/** Why it was returned or refused, by whom and when: where it is read, and where it is changed. */
export const VerdictNote = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  const { status, timeline, requestedByMe } = booking;
  if (status !== 'returned' && status !== 'rejected') return null;
  const { action, words } = verdicts[status];
  const verdict = timeline.findLast((entry) => entry.action === action);
  if (!verdict) return null;
  return (
    <section className={classes['waiting']}>
      {requestedByMe && status === 'returned' && (
        <h3 className="urgent small">{say(waitingForYou)}</h3>
      )}
      {verdict.reason !== null && <p className="prose">{verdict.reason}</p>}
      <p className="soft small">
        {say(words, { by: verdict.by ?? say(byTheSystem) })} · {formatDateTime(verdict.at)}
      </p>
    </section>
  );
};
