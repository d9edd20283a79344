import type { BookingDetail } from '#contract/bookings';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import { reasonGiven, timelineTitle } from '#words/booking-detail';
import { actionNames, byTheSystem, unknownAction, untilWhen } from '#words/booking-states';
import { useSay } from '../../ui/use-say';
import classes from '../../booking-kit/booking-sheet.module.css';

const isKnown = (action: string): action is keyof typeof actionNames =>
  Object.hasOwn(actionNames, action);

/** Who did what, when and why, in the order of its happening. */
export const Timeline = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  const sayWhat = ({ at, action, until }: BookingDetail['timeline'][number]) => {
    const what = say(isKnown(action) ? actionNames[action] : unknownAction);
    if (until === null) return what;
    const isSameDay = dayOf(until) === dayOf(at);
    return say(untilWhen, {
      what,
      until: isSameDay ? formatTime(until) : formatDateTime(until),
    });
  };
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline">{say(timelineTitle)}</h3>
      <ol className={classes['timeline']}>
        {booking.timeline.map((entry) => (
          <li key={`${entry.at} ${entry.action}`}>
            <p>{sayWhat(entry)}</p>
            <p className="soft small">
              {formatDateTime(entry.at)} · {entry.by ?? say(byTheSystem)}
            </p>
            {entry.reason !== null && (
              <p className="soft small">{say(reasonGiven, { reason: entry.reason })}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
