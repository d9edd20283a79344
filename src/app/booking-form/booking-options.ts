import { bookingOptions, type BookingOptions } from '#contract/booking-options';
import type { KindId } from '#kinds/registry';
import type { Source } from '../remote/remote';
import { bookingOptionsRow } from '../storage-keys';

/** What a form offers: as the server last said it, without a network too. */
export const optionsOf = (kind: KindId): Source<BookingOptions> => ({
  read: (api, signal) => api.call('readBookingOptions', { params: { kind }, signal }),
  kept: { rows: [bookingOptionsRow(kind)], schema: bookingOptions },
  topics: ['kind', 'route', 'holiday', 'place', 'site', 'cost_centre'],
  laterMs: 15_000,
});
