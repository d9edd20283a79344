import type { BookingDetail } from '#contract/bookings';
import { isBefore } from '#domain/dates/bangkok-time';
import { formatTime } from '#domain/dates/format-bangkok';
import { changeIsWaiting, waitingForTitle } from '#words/booking-detail';
import { expectedBetween } from '#words/booking-in-day';
import { queuePlace } from '#words/booking-list';
import { useNow } from '../ui/use-now';
import { useSay } from '../ui/use-say';
import classes from './booking-sheet.module.css';
import { CallButton } from './call-button';
import { Differences } from './differences';
import { FindingCar } from './finding-car';

/** What is wished beside what stands, until that is decided. */
export const WaitingChange = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  return (
    <>
      {booking.pendingChange && <p>{say(changeIsWaiting)}</p>}
      {booking.change && <Differences {...booking.change} />}
    </>
  );
};

/** With whom it lies now, one tap away. */
export const Waiting = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  const { queue } = booking;
  const isUnarranged = booking.status === 'approved';
  // A pick-up that is over is promised to nobody.
  const isAhead = isBefore(useNow(), booking.startsAt);
  // Said by the note of its return; nobody is told to call themselves.
  if (booking.status === 'returned' && booking.requestedByMe) return null;
  if (booking.waitingFor.length === 0 && !isUnarranged && !booking.pendingChange) return null;
  return (
    <section className={classes['waiting']}>
      <h3 className="urgent small">{say(waitingForTitle)}</h3>
      <WaitingChange booking={booking} />
      {booking.waitingFor.length === 0 && isUnarranged && (
        <FindingCar startsAt={booking.startsAt} />
      )}
      {queue && isAhead && (
        <p>
          {say(queuePlace, { place: queue.place })} ·{' '}
          {say(expectedBetween, { from: formatTime(queue.from), to: formatTime(queue.to) })}
        </p>
      )}
      {booking.waitingFor.map(({ name, phone }) => (
        <CallButton key={`${name} ${phone}`} name={name} phone={phone} as="" />
      ))}
    </section>
  );
};
