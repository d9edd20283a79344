import type { BookingDetail } from '#contract/bookings';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { returnedBy, waitingForYou } from '#words/booking-detail';
import { byTheSystem } from '#words/booking-states';
import { useSay } from '../ui/use-say';
import classes from './booking-sheet.module.css';

/** Why it was returned, by whom and when: where it is read, and where it is changed. */
export const ReturnedNote = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  const returned = booking.timeline.findLast(({ action }) => action === 'return');
  if (booking.status !== 'returned' || !returned) return null;
  return (
    <section className={classes['waiting']}>
      {booking.requestedByMe && <h3 className="urgent small">{say(waitingForYou)}</h3>}
      {returned.reason !== null && <p className="prose">{returned.reason}</p>}
      <p className="soft small">
        {say(returnedBy, { by: returned.by ?? say(byTheSystem) })} · {formatDateTime(returned.at)}
      </p>
    </section>
  );
};
