import type { InferInput } from 'valibot';
import { bookingOptions, type BookingOptions, type Forecast } from '#contract/booking-options';
import type { BookingPreview, newBooking } from '#contract/bookings';
import type { KindId } from '#kinds/registry';
import type { Day } from '#domain/dates/bangkok-time';
import { ApiError } from '../api/errors';
import type { Source } from '../remote/remote';
import { bookingOptionsRow } from '../storage-keys';

/** Everybody's phone hears of everybody's bookings. */
const LATER_MS = 15_000;

/** What a form offers: as the server last said it, without a network too. */
export const optionsOf = (kind: KindId): Source<BookingOptions> => ({
  read: (api, signal) => api.call('readBookingOptions', { params: { kind }, signal }),
  kept: { rows: [bookingOptionsRow(kind)], schema: bookingOptions },
  topics: ['kind', 'route', 'holiday', 'place', 'site', 'cost_centre'],
  laterMs: LATER_MS,
});

const DAYS = '7';

type ForecastQuery = { kind: KindId; from: Day; changing: string | undefined };

export const forecastOf = (query: ForecastQuery): Source<Forecast> => ({
  read: (api, signal) => api.call('readForecast', { query: { ...query, days: DAYS }, signal }),
  topics: ['booking', 'trip', 'car'],
  laterMs: LATER_MS,
  about: `forecast/${Object.values(query).join('/')}`,
});

const nothing: BookingPreview = {
  approvers: [],
  needsApproval: false,
  urgent: false,
  fields: {},
  estimate: null,
  freeCars: null,
  givesUpCar: false,
  overlaps: [],
  usualWay: null,
};

/** Nobody waits longer to be told; it is checked on arrival anyway. */
const PATIENCE_MS = 6_000;

type PreviewQuery = {
  /** As the schema takes them; the server parses them again. */
  drafts: readonly InferInput<typeof newBooking>[];
  /** The booking beside which a change is looked at. */
  changing: string | undefined;
};

/** What sending this would mean, date by date; null of a date that could not be asked. */
export const previewsOf = ({
  drafts,
  changing,
}: PreviewQuery): Source<readonly (BookingPreview | null)[]> => ({
  read: (api, gone) => {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(PATIENCE_MS)]);
    const ask = (body: InferInput<typeof newBooking>) =>
      api
        .call('previewBooking', { query: { changing }, body, signal, background: true })
        .catch((error: unknown) =>
          error instanceof ApiError && error.fields
            ? { ...nothing, fields: { ...error.fields } }
            : null,
        );
    return Promise.all(drafts.map(ask));
  },
  topics: ['booking', 'trip', 'car'],
  laterMs: LATER_MS,
});
