import type { BookingDetail } from '#contract/bookings';
import { addMinutes } from '#domain/dates/bangkok-time';
import { formatTime } from '#domain/dates/format-bangkok';
import type { DraftDuringDay } from '#kinds/bookingduringday/request';
import {
  driverLater,
  expectedBetween,
  laterThanAsked,
  pickUpAt,
  pickUpBetween,
  queueInDay,
  returnBooked,
} from '#words/booking-in-day';
import { useSay } from '../../ui/use-say';

type PickUpProps = { from: string; minutes: number };

const PickUp = ({ from, minutes }: PickUpProps) => {
  const say = useSay();
  const at = formatTime(from);
  return (
    <strong className="large numbers">
      {minutes === 0
        ? say(pickUpAt, { from: at })
        : say(pickUpBetween, { from: at, to: formatTime(addMinutes(from, minutes)) })}
    </strong>
  );
};

/** Before sending: when to stand ready. The time to arrive by depends on the way, which the server knows. */
export const PickUpNote = ({ dates }: { dates: readonly DraftDuringDay[] }) => {
  const [draft] = dates;
  if (!draft?.at || draft.timing !== 'ready_at') return null;
  return (
    <p className="note stack gap-1">
      <PickUp from={draft.at} minutes={draft.flexibilityMinutes ?? 0} />
    </p>
  );
};

type RideNoteProps = { draft: DraftDuringDay; booking: BookingDetail };

/** Once the server has it: the place in the queue, the band of the pick-up, what comes later, and the way back. */
export const RideNote = ({ draft, booking }: RideNoteProps) => {
  const say = useSay();
  const { queue, startsAt } = booking;
  return (
    <div className="note stack gap-1">
      {queue ? (
        <>
          <strong className="large numbers">
            {say(expectedBetween, { from: formatTime(queue.from), to: formatTime(queue.to) })}
          </strong>
          <p>
            {say(queueInDay, { place: queue.place })}
            {queue.from > startsAt && ` ${say(laterThanAsked)}`}
          </p>
        </>
      ) : (
        <PickUp from={startsAt} minutes={draft.flexibilityMinutes ?? 0} />
      )}
      <p>{say(driverLater)}</p>
      {draft.returnAt !== null && <p>{say(returnBooked, { at: formatTime(draft.returnAt) })}</p>}
    </div>
  );
};
