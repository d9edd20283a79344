import type { BookingDetail } from '#contract/bookings';
import { inLine } from '#words/booking-amata';
import { boardingCodeLabel } from '#words/booking-list';
import { useSay } from '../../ui/use-say';
import classes from './departures.module.css';

/** The place in line, or the code to board with. */
export const ArrivedNote = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  const { waitlistPlace, boardingCode } = booking;
  if (waitlistPlace !== null) {
    return (
      <div className="card asks stack gap-1">
        <p className="urgent">{say(inLine, { place: waitlistPlace })}</p>
      </div>
    );
  }
  if (boardingCode === null) return null;
  return (
    <p className={classes['code']}>
      {say(boardingCodeLabel)} <strong>{boardingCode}</strong>
    </p>
  );
};
