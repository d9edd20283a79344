import * as v from 'valibot';
import { refreshTopic } from '#contract/live-event';
import type { ListPage } from '#contract/list';
import type { AppServices } from '../../app-services';
import { listRow } from '../../storage-keys';
import { createStore, type ReadableStore } from '../../ui/store';
import type { ListDefinition, Query } from './list-definition';

type Services = Pick<AppServices, 'cache' | 'live' | 'connectivity'>;

export type ListView<Row> = {
  /** Null while nothing is known. */
  page: ListPage<Row> | null;
  /** What `page` answers. */
  query: Query;
  /** When the server said so. */
  at: number;
  /** `stale`: what is remembered, because the server could not be asked; `failed`: nothing is remembered either. */
  is: 'loading' | 'fresh' | 'stale' | 'failed';
  /** Another page or filter has been asked for. */
  isAsking: boolean;
};

export type List<Row> = {
  view: ReadableStore<ListView<Row>>;
  ask: (query: Query) => void;
  read: () => Promise<void>;
  /** Answers how to stop. */
  start: () => () => void;
};

const SOON_MS = 400;
const keyOf = (query: Query) =>
  JSON.stringify(Object.entries(query).toSorted(([a], [b]) => a.localeCompare(b)));

/** One list: what the device remembers at once, then what the server says, then each change of others. */
export const openList = <Row>(
  { cache, live, connectivity }: Services,
  { name, page: schema, read: readPage, topics }: ListDefinition<Row>,
): List<Row> => {
  const remembered = v.object({ key: v.string(), page: schema });
  const view = createStore<ListView<Row>>({
    page: null,
    query: {},
    at: 0,
    is: 'loading',
    isAsking: true,
  });
  let asked: Query | null = null;
  let running: AbortController | null = null;

  const recall = async (query: Query) => {
    const cached = await cache.read(listRow(name));
    const found = v.safeParse(remembered, cached?.value);
    if (!cached || !found.success || asked !== query || found.output.key !== keyOf(query)) return;
    const { is, isAsking } = view.get();
    if (is === 'fresh' && !isAsking) return;
    view.set({
      page: found.output.page,
      query,
      at: cached.at,
      is: is === 'failed' ? 'stale' : 'loading',
      isAsking,
    });
  };

  const read = async () => {
    const query = asked;
    if (query === null) return;
    running?.abort();
    const mine = new AbortController();
    running = mine;
    view.set({ ...view.get(), isAsking: true });
    try {
      const page = await readPage(query, mine.signal);
      if (mine.signal.aborted) return;
      view.set({ page, query, at: Date.now(), is: 'fresh', isAsking: false });
      await cache.write(listRow(name), { key: keyOf(query), page });
    } catch {
      if (mine.signal.aborted) return;
      const now = view.get();
      const isOfThis = now.page !== null && keyOf(now.query) === keyOf(query);
      view.set({
        ...now,
        page: isOfThis ? now.page : null,
        is: isOfThis ? 'stale' : 'failed',
        isAsking: false,
      });
    }
  };

  return {
    view: { get: view.get, subscribe: view.subscribe },
    read,
    ask: (query) => {
      if (asked && keyOf(asked) === keyOf(query)) return;
      asked = query;
      void recall(query);
      void read();
    },
    start: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const readSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => void read(), SOON_MS);
      };
      if (running?.signal.aborted) void read();
      const stops = [
        live.subscribe(({ topic }) => {
          if (topic === refreshTopic || topics.includes(topic)) readSoon();
        }),
        connectivity.subscribe(() => {
          if (connectivity.get()) readSoon();
        }),
      ];
      return () => {
        clearTimeout(timer);
        running?.abort();
        for (const stop of stops) stop();
      };
    },
  };
};
