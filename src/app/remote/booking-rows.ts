import * as v from 'valibot';
import {
  bookingPage,
  type BookingCard,
  type BookingPage,
  type bookingQuery,
} from '#contract/bookings';
import { bookingListRow } from '../storage-keys';
import { readPages } from './read-pages';
import type { Source } from './remote';

export type ListQuery = Omit<v.InferOutput<typeof bookingQuery>, 'after'>;

/** Everybody's phone hears of everybody's bookings. */
const LATER_MS = 15_000;

const isAsked = ({ kind, role }: ListQuery, card: BookingCard): boolean =>
  (kind === undefined || card.kind === kind) &&
  (role === 'mine' || (role === 'for_me' ? card.forMe : card.requestedByMe));

/** One list of bookings; one that was never read here is cut from the whole one. */
export const bookingRows = ({
  pages = 1,
  ...query
}: ListQuery & { pages?: number }): Source<BookingPage> => {
  const { scope, role, kind } = query;
  return {
    read: (api, signal) =>
      readPages(
        pages,
        (from) =>
          api.call('listBookings', {
            query: { scope, role, ...(kind && { kind }), ...from },
            signal,
          }),
        (before, { bookings, next }) => ({
          ...before,
          bookings: [...before.bookings, ...bookings],
          next,
        }),
      ),
    kept: {
      rows: [bookingListRow(scope, kind ?? 'all', role), bookingListRow(scope, 'all', 'mine')],
      schema: v.pipe(
        bookingPage,
        v.transform((page) => ({
          ...page,
          bookings: page.bookings.filter((card) => isAsked(query, card)),
        })),
      ),
    },
    topics: 'all',
    shows: (id, { bookings, lost }) =>
      bookings.some((card) => card.id === id) || lost.some(({ noticeId }) => noticeId === id),
    laterMs: LATER_MS,
    about: JSON.stringify(query),
    grows: true,
  };
};
