import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';

type RentalCall = Pick<
  Call<'collectCar' | 'returnCar' | 'extendRental' | 'endRentalEarlier'>,
  'actor' | 'params' | 'version' | 'language' | 'db'
>;

export type Rented = StoredBooking & { tripId: string };

export const isDriver = ({ rows }: StoredBooking, personId: string): boolean =>
  rows.selfDrivers.some((driver) => driver.personId === personId);

/** A booking whose car is in its drivers' hands: locked, and as they read it. Who only rides along drives nothing. */
export const openRental = async ({
  actor,
  params,
  version,
  language,
  db,
}: RentalCall): Promise<Outcome<Rented>> => {
  const bookings = bookingRepository(db);
  const stored = await bookings.lock(params.id, actor.personId);
  if (!stored) return refuse('not_found');
  if (!isDriver(stored, actor.personId)) return refuse('not_allowed');
  if (stored.version !== version) {
    const conflict = await bookings.lastChange(stored.id, stored.version, language);
    return refuse('changed_meanwhile', { conflict });
  }
  const { tripId } = stored;
  return tripId === null ? refuse('not_now') : done({ ...stored, tripId });
};
