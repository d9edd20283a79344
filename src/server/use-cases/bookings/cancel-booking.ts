import { decideCancel } from '#domain/booking/decide-cancel';
import type { UseCase } from '../../call';
import { approvalRepository } from '../../db/repositories/approvals/approval.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { seatOfferRepository } from '../../db/repositories/bookings/seat-offer.repository';
import { freePlace } from './free-place';
import { openBooking } from './open-booking';
import { showBooking } from './show-booking';
import { tell } from '../tell';

export const cancelBooking: UseCase<'cancelBooking'> = async (call) => {
  const { body, db, now } = call;
  const opened = await openBooking(call);
  if (!opened.ok) return opened;
  const { id, status, rows, cancelCutoffMinutes } = opened.value;
  const decided = decideCancel({
    state: status,
    now,
    startsAt: rows.startsAt,
    cutoffMinutes: cancelCutoffMinutes,
    by: 'requester',
    reason: body.reason,
  });
  if (!decided.ok) return decided;
  const { to, late } = decided.value;
  await seatOfferRepository(db).close(id, 'withdrawn');
  await bookingRepository(db).set(id, { status: to, cancelledLate: late });
  await approvalRepository(db).close(id, 'withdrawn', now);
  await tell(
    {
      id,
      action: 'cancel',
      reason: body.reason,
      before: { status },
      after: { status: to, late },
    },
    call,
  );
  await freePlace(opened.value, 'cancelled', call);
  return showBooking(id, call);
};
