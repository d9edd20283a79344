import type { BookingCard } from '#contract/bookings';
import { collect, giveBack } from '#words/booking-list';
import { StatusChip } from '../../ui/status-chip';
import { useSay } from '../../ui/use-say';
import { BookingLink } from './booking-link';
import { handoverNow } from './choose-trip';
import { useUnsentHandover } from './use-unsent-handover';

/** Takes over or gives back the car where that can be done now: one tap to its form. */
export const HandoverLink = ({ trip, now }: { trip: BookingCard; now: Date }) => {
  const say = useSay();
  const { collecting, returning } = useUnsentHandover(trip.id);
  const is = collecting ? 'return' : handoverNow(trip, now);
  if (!is) return null;
  if (returning)
    return (
      <p className="row">
        <StatusChip state="unsent" />
      </p>
    );
  const what = say(is === 'collect' ? collect : giveBack);
  return (
    <BookingLink
      id={trip.id}
      handover={is}
      label={`${what} ${trip.ref}`}
      className="button main above"
    >
      {what}
    </BookingLink>
  );
};
