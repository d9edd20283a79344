import * as v from 'valibot';
import { bookingPage, type BookingCard, type BookingPage } from '#contract/bookings';
import type { KindId } from '#domain/booking/kind-id';
import { createStore, type ReadableStore } from '../../ui/store';
import { followChanges, type Services } from './reading';
import type { roles, scopes } from './booking-search';

export type ListQuery = {
  scope: (typeof scopes)[number];
  kind?: KindId | undefined;
  role: (typeof roles)[number];
};

export type RowsView =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | {
      status: 'known';
      bookings: readonly BookingCard[];
      next: string | null;
      /** When the server said so. */
      at: number;
      /** `stale`: what the device remembers, and the server could not be asked. */
      is: 'remembered' | 'fresh' | 'stale';
    };

export type Rows = {
  view: ReadableStore<RowsView>;
  /** Answers how to stop. */
  start: () => () => void;
  read: () => Promise<void>;
  showMore: () => Promise<void>;
};

const keyOf = ({ scope, kind, role }: ListQuery): string =>
  `bookings/${scope}/${kind ?? 'all'}/${role}`;

const isAsked = ({ kind, role }: ListQuery, card: BookingCard): boolean =>
  (kind === undefined || card.kind === kind) &&
  (role === 'mine' || (role === 'for_me' ? card.forMe : card.requestedByMe));

/** One list of bookings: what the device remembers at once, then what the server says, then each change. */
export const openRows = (services: Services, query: ListQuery): Rows => {
  const { api, cache } = services;
  const view = createStore<RowsView>({ status: 'loading' });
  let newest = 0;
  let pages = 1;

  const recallPage = async (of: ListQuery) => {
    const cached = await cache.read(keyOf(of));
    const page = v.safeParse(bookingPage, cached?.value);
    return cached && page.success ? { ...page.output, at: cached.at } : null;
  };

  /** A list that was never read here is cut from the whole one. */
  const recall = async () => {
    const exact = await recallPage(query);
    const whole = exact ?? (await recallPage({ scope: query.scope, role: 'mine' }));
    // The server may have been found silent before the device has answered.
    const { status } = view.get();
    if (!whole || status === 'known') return;
    const bookings = whole.bookings.filter((card) => isAsked(query, card));
    view.set({
      status: 'known',
      bookings,
      next: null,
      at: whole.at,
      is: status === 'loading' ? 'remembered' : 'stale',
    });
  };

  const readPages = async (): Promise<BookingPage> => {
    const { scope, role, kind } = query;
    const bookings: BookingCard[] = [];
    let after: string | undefined;
    for (let page = 1; page <= pages; page += 1) {
      const answer = await api.call('listBookings', {
        query: { scope, role, ...(kind && { kind }), ...(after && { after }) },
        background: true,
      });
      if (page === 1) await cache.write(keyOf(query), answer);
      bookings.push(...answer.bookings);
      if (answer.next === null) return { bookings, next: null };
      after = answer.next;
    }
    return { bookings, next: after ?? null };
  };

  const read = async () => {
    newest += 1;
    const mine = newest;
    try {
      const answer = await readPages();
      if (mine === newest) view.set({ status: 'known', ...answer, at: Date.now(), is: 'fresh' });
    } catch {
      if (mine !== newest) return;
      const known = view.get();
      view.set(known.status === 'known' ? { ...known, is: 'stale' } : { status: 'unavailable' });
    }
  };

  const shows = (bookingId: string) => {
    const known = view.get();
    return known.status === 'known' && known.bookings.some(({ id }) => id === bookingId);
  };

  return {
    view: { get: view.get, subscribe: view.subscribe },
    read,
    start: () => {
      void recall();
      void read();
      const stop = followChanges({ services, shows, looksAtOthers: true, read: () => void read() });
      return () => {
        newest += 1;
        stop();
      };
    },
    showMore: async () => {
      pages += 1;
      await read();
    },
  };
};
