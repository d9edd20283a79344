import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';

type Change = Call<'editBooking' | 'cancelBooking' | 'takeSeatOffer'>;

/** A booking to be changed by who asked for it: locked, and as they read it. Others who may see it may not change it. */
export const openBooking = async ({
  actor,
  params,
  version,
  language,
  db,
}: Pick<Change, 'actor' | 'params' | 'version' | 'language' | 'db'>): Promise<
  Outcome<StoredBooking>
> => {
  const bookings = bookingRepository(db);
  const stored = await bookings.lock(params.id, actor.personId);
  if (!stored) return refuse('not_found');
  if (stored.rows.requesterId !== actor.personId) return refuse('not_allowed');
  if (stored.version === version) return done(stored);
  const conflict = await bookings.lastChange(stored.id, stored.version, language);
  return refuse('changed_meanwhile', { conflict });
};
