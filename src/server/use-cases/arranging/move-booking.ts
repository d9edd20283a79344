import { addMinutes, isBefore } from '#domain/dates/bangkok-time';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { openBookingOf } from '../bookings/open-booking';
import { tellConcerned } from '../notices/tell-people';
import { tell } from '../tell';
import { showChange } from './show-change';

/**
 * What waits for a car goes a little earlier or later, as was agreed with the traveller: the approval stands, and
 * everybody whom it concerns is told. A departure keeps its time, and so does what has a car already.
 */
export const moveBooking: UseCase<'moveBooking'> = async (call) => {
  const { body, db, now, newId } = call;
  const opened = await openBookingOf(call);
  if (!opened.ok) return opened;
  const { id, status, rows, hasPendingChange } = opened.value;
  const [startsAt, endsAt] = [rows.startsAt, rows.endsAt].map((at) => addMinutes(at, body.minutes));
  const mayMove = status === 'approved' && !rows.departure && !hasPendingChange;
  if (!mayMove || isBefore(startsAt!, now)) return refuse('not_now');
  await bookingRepository(db).move(id, body.minutes);
  await tell(call, {
    id,
    action: 'edit',
    before: { startsAt: rows.startsAt, endsAt: rows.endsAt },
    after: { status, changes: ['time'], startsAt, endsAt, agreed: true },
  });
  const facts = { timeWas: rows.startsAt, agreed: 'yes' };
  await tellConcerned(call, { type: 'changed', cause: newId(), facts }, [id]);
  return showChange(call, { tripIds: [], bookingIds: [id], changeId: null });
};
