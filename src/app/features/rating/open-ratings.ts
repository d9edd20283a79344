import * as v from 'valibot';
import { refreshTopic } from '#contract/live-event';
import { dueRatings, myRatings, type DueRating, type MyRating } from '#contract/ratings';
import type { AppServices } from '../../app-services';
import { createStore, type ReadableStore } from '../../ui/store';

export type RatingsView =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | {
      status: 'known';
      due: readonly DueRating[];
      ratings: readonly MyRating[];
      next: string | null;
      /** When the server said so. */
      at: number;
      /** `stale`: what the device remembers, and the server could not be asked. */
      is: 'remembered' | 'fresh' | 'stale';
    };

export type Ratings = {
  view: ReadableStore<RatingsView>;
  /** Answers how to stop. */
  start: () => () => void;
  read: () => Promise<void>;
  showMore: () => Promise<void>;
  /** What a rating of one's own was answered with. */
  accept: (rating: MyRating) => void;
};

const ROW = 'ratings';
const LATER_MS = 15_000;

const kept = v.object({ due: dueRatings, mine: myRatings });

/** The trips to rate and those rated: what the device remembers at once, then what the server says, then each change. */
export const openRatings = ({
  api,
  cache,
  live,
  connectivity,
}: Pick<AppServices, 'api' | 'cache' | 'live' | 'connectivity'>): Ratings => {
  const view = createStore<RatingsView>({ status: 'loading' });
  let newest = 0;
  let pages = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const recall = async () => {
    const cached = await cache.read(ROW);
    const parsed = v.safeParse(kept, cached?.value);
    const { status } = view.get();
    if (!cached || !parsed.success || status === 'known') return;
    const { due, mine } = parsed.output;
    const is = status === 'loading' ? 'remembered' : 'stale';
    view.set({ status: 'known', due: due.trips, ...mine, at: cached.at, is });
  };

  const show = (due: readonly DueRating[], ratings: readonly MyRating[], next: string | null) => {
    view.set({ status: 'known', due, ratings, next, at: Date.now(), is: 'fresh' });
    void cache.write(ROW, { due: { trips: due }, mine: { ratings, next } });
  };

  const readMine = async () => {
    const ratings: MyRating[] = [];
    let after: string | null = null;
    for (let page = 0; page < pages; page += 1) {
      const query: { after?: string } = after === null ? {} : { after };
      const answer = await api.call('listMyRatings', { query, background: true });
      ratings.push(...answer.ratings);
      after = answer.next;
      if (after === null) break;
    }
    return { ratings, next: after };
  };

  const read = async () => {
    newest += 1;
    const mine = newest;
    try {
      const due = await api.call('listDueRatings', { background: true });
      const { ratings, next } = await readMine();
      if (mine === newest) show(due.trips, ratings, next);
    } catch {
      if (mine !== newest) return;
      const known = view.get();
      view.set(known.status === 'known' ? { ...known, is: 'stale' } : { status: 'unavailable' });
    }
  };

  /** Whose trip ended is not said, so everybody's phone looks, but not all at once. */
  const hear = ({ topic, id }: { topic: string; id?: string | undefined }) => {
    const known = view.get();
    const isMine = known.status === 'known' && known.ratings.some((rating) => rating.id === id);
    const isSoon = topic === refreshTopic || isMine;
    if (!isSoon && topic !== 'booking') return;
    if (isSoon) clearTimeout(timer);
    else if (timer !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        void read();
      },
      isSoon ? 250 : LATER_MS * (1 + Math.random()),
    );
  };

  return {
    view: { get: view.get, subscribe: view.subscribe },
    read,
    showMore: async () => {
      pages += 1;
      await read();
    },
    accept: (rating) => {
      const known = view.get();
      if (known.status !== 'known') return void read();
      // An answer under way may not know of it yet.
      newest += 1;
      const others = known.ratings.filter(({ id }) => id !== rating.id);
      const at = known.ratings.findIndex(({ id }) => id === rating.id);
      show(
        known.due.filter(({ bookingId }) => bookingId !== rating.bookingId),
        others.toSpliced(Math.max(at, 0), 0, rating),
        known.next,
      );
    },
    start: () => {
      void recall();
      void read();
      const stops = [
        live.subscribe(hear),
        connectivity.subscribe(() => {
          if (connectivity.get()) void read();
        }),
      ];
      return () => {
        newest += 1;
        clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
  };
};
