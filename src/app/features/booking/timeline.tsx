import type { BookingDetail } from '#contract/bookings';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { reasonGiven, timelineTitle } from '#words/booking-detail';
import { actionNames, byTheSystem, unknownAction } from '#words/booking-states';
import { useSay } from '../../ui/use-say';
import classes from './booking-sheet.module.css';

const isKnown = (action: string): action is keyof typeof actionNames =>
  Object.hasOwn(actionNames, action);

/** Who did what, when and why, in the order of its happening. */
export const Timeline = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className={classes['heading']}>
        {say(timelineTitle)}
      </h3>
      <ol className={classes['timeline']}>
        {booking.timeline.map(({ at, action, by, reason }) => (
          <li key={`${at} ${action}`}>
            <p>{say(isKnown(action) ? actionNames[action] : unknownAction)}</p>
            <p className={classes['soft']}>
              {formatDateTime(at)} · {by ?? say(byTheSystem)}
            </p>
            {reason !== null && <p className={classes['soft']}>{say(reasonGiven, { reason })}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
};
