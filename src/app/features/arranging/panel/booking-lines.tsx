import type { ArrangeBooking } from '#contract/arranging';
import { formatThaiPhone } from '#domain/thai/phone';
import { columns, seatsCount } from '#words/arranging';
import { call, boardingCode } from '#words/arranging-trip';
import { bookingFields } from '#words/booking-fields';
import { useSay } from '../../../ui/use-say';
import { StatusChip } from '../../../ui/status-chip';
import { WholeWords } from '../../../ui/whole-words';
import { PhoneIcon } from '../../../ui/icons';
import { className, Flags } from '../facts';
import { bookingWay, periodText } from '../texts';

/** A booking as the dispatcher needs it: who, when, where, and how to reach them. */
export const BookingLines = ({ booking }: { booking: ArrangeBooking }) => {
  const say = useSay();
  const { traveller, contactPhone, costCentre, note, wishes, purpose, urgentReason } = booking;
  return (
    <div className="grid gap-1">
      <div className="row wrap between">
        <strong>{booking.ref}</strong>
        <StatusChip state={booking.status} />
      </div>
      <p>
        <strong>{periodText(booking)}</strong> <WholeWords of={bookingWay(booking)} />
      </p>
      <p className="soft small">
        {[
          traveller,
          say(seatsCount, { count: booking.seats }),
          className(booking.class, say),
          costCentre && `${say(columns.costCentre)} ${costCentre}`,
          booking.boardingCode && `${say(boardingCode)} ${booking.boardingCode}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {wishes.length > 0 && <p>{wishes.join(' · ')}</p>}
      {purpose && (
        <p className="soft small">
          {say(bookingFields.purposeCode)}: {purpose}
        </p>
      )}
      {urgentReason && (
        <p className="aside small">
          {say(bookingFields.urgentReason)}: {urgentReason}
        </p>
      )}
      {note && <p className="aside small">{note}</p>}
      <div className="row wrap">
        <Flags of={[booking]} />
        {contactPhone && (
          <a className="link gap-2 strong" href={`tel:${contactPhone}`}>
            <PhoneIcon size={18} />
            {say(call, { phone: formatThaiPhone(contactPhone) })}
          </a>
        )}
      </div>
    </div>
  );
};
