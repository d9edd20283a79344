import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { openOwn } from '../bookings/open-booking';

type RentalCall = Call<'collectCar' | 'returnCar' | 'extendRental' | 'endRentalEarlier'>;

export type Rented = StoredBooking & { tripId: string };

export const isDriver = ({ rows }: StoredBooking, personId: string): boolean =>
  rows.selfDrivers.some((driver) => driver.personId === personId);

/** A booking whose car is in its drivers' hands: locked, and as they read it. Who only rides along drives nothing. */
export const openRental = async (call: RentalCall): Promise<Outcome<Rented>> => {
  const opened = await openOwn(call, isDriver);
  if (!opened.ok) return opened;
  const { tripId } = opened.value;
  return tripId === null ? refuse('not_now') : done({ ...opened.value, tripId });
};
