import type { BookingCard } from '#contract/bookings';
import { timeLeft } from '#domain/dates/time-left';
import { endedAgo, openBooking } from '#words/booking-list';
import { useSay } from '../../ui/use-say';
import { BookingLink } from './booking-link';
import { sayWhen } from '../../booking-kit/say-when';

/** A trip past its end that nobody has closed: one thin row, for it is not what comes next. */
export const OverdueTrip = ({ trip, now }: { trip: BookingCard; now: Date }) => {
  const say = useSay();
  const { day, time } = sayWhen(say, trip, now);
  const left = timeLeft(new Date(trip.endsAt), now.toISOString());
  return (
    <div className="card">
      <BookingLink
        id={trip.id}
        label={say(openBooking, { what: `${trip.ref} ${day} ${time}` })}
        className="over"
      />
      <p>
        {time} {trip.to}
      </p>
      <p className="urgent small">{say(endedAgo, { left })}</p>
    </div>
  );
};
