import { bookingDetail, type BookingDetail } from '#contract/bookings';
import { bookingRow } from '../storage-keys';
import type { Source } from './remote';

/** One booking, as far as this device knows it, and each news of it. */
export const bookingOf = (id: string): Source<BookingDetail> => ({
  read: (api, signal) => api.call('readBooking', { params: { id }, signal }),
  kept: { rows: [bookingRow(id)], schema: bookingDetail },
  topics: [],
  shows: (bookingId) => bookingId === id,
});
