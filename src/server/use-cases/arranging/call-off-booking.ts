import { decideCancel } from '#domain/booking/decide-cancel';
import type { UseCase } from '../../call';
import { approvalRepository } from '../../db/repositories/approvals/approval.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { seatOfferRepository } from '../../db/repositories/bookings/seat-offer.repository';
import { openBookingOf } from '../bookings/open-booking';
import { freePlace } from '../bookings/free-place';
import { tellConcerned } from '../notices/tell-people';
import { tell } from '../tell';
import { showChange } from './show-change';

/** The company calls it off, always with a reason; it is nobody's lateness. */
export const callOffBooking: UseCase<'callOffBooking'> = async (call) => {
  const { body, db, now, newId } = call;
  const opened = await openBookingOf(call);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const { id, status, rows, tripId } = stored;
  const { reason } = body;
  const decided = decideCancel({
    state: status,
    now,
    startsAt: rows.startsAt,
    cutoffMinutes: stored.cancelCutoffMinutes,
    by: 'admin',
    reason,
  });
  if (!decided.ok) return decided;
  const { to } = decided.value;
  await seatOfferRepository(db).close(id, 'withdrawn', now);
  await bookingRepository(db).set(id, { status: to });
  await approvalRepository(db).close(id, 'withdrawn', now);
  await tell(call, { id, action: 'cancel', reason, before: { status }, after: { status: to } });
  await tellConcerned(call, { type: 'cancelled', cause: newId() }, [id]);
  await freePlace(stored, 'cancelled', call);
  return showChange(call, { tripIds: tripId === null ? [] : [tripId], changeId: null });
};
