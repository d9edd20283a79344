import * as v from 'valibot';
import { bookingPage, type BookingCard, type BookingPage } from '#contract/bookings';
import type { KindId } from '#domain/booking/kind-id';
import type { Cached } from '../../cache/owner-cache';
import { BOOKING_LISTS } from '../../storage-keys';
import { createStore, type ReadableStore } from '../../ui/store';
import { followChanges, type Services } from '../../live/follow-changes';
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
  `${BOOKING_LISTS}${scope}/${kind ?? 'all'}/${role}`;

const isAsked = ({ kind, role }: ListQuery, card: BookingCard): boolean =>
  (kind === undefined || card.kind === kind) &&
  (role === 'mine' || (role === 'for_me' ? card.forMe : card.requestedByMe));

const parse = (cached: Cached | null): BookingPage | null => {
  const page = v.safeParse(bookingPage, cached?.value);
  return page.success ? page.output : null;
};

/** What the device remembers of a list; one that was never read here is cut from the whole one. */
const viewOf = (
  query: ListQuery,
  exact: Cached | null,
  whole: Cached | null,
  is: 'remembered' | 'stale',
): RowsView | null => {
  for (const cached of [exact, whole]) {
    const page = parse(cached);
    if (!cached || !page) continue;
    const bookings = page.bookings.filter((card) => isAsked(query, card));
    return { status: 'known', bookings, next: null, at: cached.at, is };
  }
  return null;
};

/** Reads a list before anybody asks, unless it was read lately, so that it opens without a network. */
export const keepList = async (
  { api, cache }: Pick<Services, 'api' | 'cache'>,
  query: Pick<ListQuery, 'scope' | 'role'>,
  isOld: (at: number) => boolean,
): Promise<readonly BookingCard[]> => {
  const cached = await cache.read(keyOf(query));
  const kept = parse(cached);
  if (cached && kept && !isOld(cached.at)) return kept.bookings;
  const page = await api.call('listBookings', { query, background: true });
  await cache.write(keyOf(query), page);
  return page.bookings;
};

/** One list of bookings: what the device remembers at once, then what the server says, then each change. */
export const openRows = (services: Services, query: ListQuery): Rows => {
  const { api, cache } = services;
  const key = keyOf(query);
  const wholeKey = keyOf({ scope: query.scope, role: 'mine' });
  const view = createStore<RowsView>(
    viewOf(query, cache.peek(key), cache.peek(wholeKey), 'remembered') ?? { status: 'loading' },
  );
  let newest = 0;
  let pages = 1;

  const recall = async () => {
    const [exact, whole] = await Promise.all([cache.read(key), cache.read(wholeKey)]);
    // The server may have been found silent before the device has answered.
    const { status } = view.get();
    const is = status === 'loading' ? 'remembered' : 'stale';
    const known = status === 'known' ? null : viewOf(query, exact, whole, is);
    if (known) view.set(known);
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
      if (page === 1) await cache.write(key, answer);
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
      if (view.get().status === 'loading') void recall();
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
