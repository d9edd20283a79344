import type { TripDetail } from '#contract/arranging-trips';
import type { BookingState } from '#domain/booking/states';

const undecided: readonly BookingState[] = ['waitlisted', 'pending', 'returned'];

/** Paper is what a driver lets people in by: whoever still waits for a seat or an approval is not on it. */
export const onBoard = (bookings: TripDetail['bookings']): TripDetail['bookings'] =>
  bookings.filter(({ status }) => !undecided.includes(status));
