import type { Rental } from '#contract/arranging-rental';
import { giveBack, returnFirst } from '#words/rental';
import { useSay } from '../../../ui/use-say';
import { BookingLink } from '../booking-link';

/** In the place of the next car's collection: nobody drives two at once. */
export const ReturnFirst = ({ car }: { car: NonNullable<Rental['stillOut']> }) => {
  const say = useSay();
  const what = `${say(giveBack)} ${car.plate}`;
  return (
    <div className="stack gap-2">
      <p role="status" className="note strong">
        {say(returnFirst, car)}
      </p>
      <BookingLink id={car.bookingId} handover="return" label={what} className="button main">
        {what}
      </BookingLink>
    </div>
  );
};
