import { refuse, type Outcome } from '#domain/refusal';
import type { KindId } from '#kinds/registry';
import type { Call } from '../../call';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { openRow, type Opening } from '../open-row';

type Changing = Opening & Pick<Call, 'actor'> & { params: { id: string } };

/** A booking to be changed by whom it concerns: others who may see it may not change it. */
export const openOwn = async (
  call: Changing,
  mayChange: (booking: StoredBooking, me: string) => boolean,
): Promise<Outcome<StoredBooking>> => {
  const { id } = call.params;
  const me = call.actor.personId;
  const stored = await bookingRepository(call.db).lock(id, me);
  return openRow(call, { subject: 'booking', id }, stored, (booking) => mayChange(booking, me));
};

/** By who asked for it. */
export const openBooking = (call: Changing): Promise<Outcome<StoredBooking>> =>
  openOwn(call, ({ rows }, me) => rows.requesterId === me);

/** By the admins of its kind. */
export const openBookingOf = async (
  call: Opening & { params: { id: string; kind: KindId } },
): Promise<Outcome<StoredBooking>> => {
  const { id, kind } = call.params;
  const stored = await bookingRepository(call.db).lock(id, null);
  if (stored?.kind !== kind) return refuse('not_found');
  return openRow(call, { subject: 'booking', id }, stored);
};
