import * as v from 'valibot';
import { ApiError } from '../api/errors';
import type { AppServices } from '../app-services';
import { createStore, type ReadableStore } from '../ui/store';
import { followChanges, type Followed } from './follow-changes';
import type { Kept, Known, Remote, Source } from './remote';

export type RemoteServices = Followed & Pick<AppServices, 'api' | 'cache' | 'memory'>;

export type OpenRemote<T> = {
  about: string | undefined;
  view: ReadableStore<Remote<T>>;
  /** Reads and follows. Answers how to stop. */
  start: () => () => void;
  read: () => Promise<void>;
  /** What an action of one's own answered: newer than any reading under way. */
  show: (value: T) => void;
};

/** The server has answered: it is not there, or not for this person. Also of an id that is none, typed or pasted. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && ['not_found', 'not_allowed', 'invalid_input'].includes(error.code);

const cachedRow = v.object({ value: v.unknown(), at: v.number() });

/** What failed is tried again by itself: nobody should have to tap until a server is well. */
const AGAIN_MS = 15_000;

type Device = Pick<AppServices, 'cache' | 'memory'>;

/** Where a value lies on this device, by the names of its rows. */
const openShelf = <T>(kept: Kept<T> | undefined, { cache, memory }: Device) => {
  const parse = (found: unknown) => {
    const cached = v.safeParse(cachedRow, found);
    const parsed = kept && v.safeParse(kept.schema, cached.success ? cached.output.value : null);
    return cached.success && parsed?.success
      ? { value: parsed.output, at: cached.output.at }
      : null;
  };
  const rows = kept?.rows ?? [];
  return {
    /** What the device has in mind already, without waiting. */
    peek: () => {
      for (const row of kept?.isEverybodys ? [] : rows) {
        const found = parse(cache.peek(row));
        if (found) return found;
      }
      return null;
    },
    recall: async () => {
      for (const row of rows) {
        const found = parse(await (kept?.isEverybodys ? memory.recall(row) : cache.read(row)));
        if (found) return found;
      }
      return null;
    },
    keep: async (value: T) => {
      if (!kept) return;
      const [row] = kept.rows;
      const packed = kept.pack ? kept.pack(value) : value;
      if (kept.isEverybodys) await memory.remember(row, { value: packed, at: Date.now() });
      else await cache.write(row, packed);
    },
  };
};

/** Reads before anybody asks, so that it opens without a network; not again what is still good. */
export const keepRemote = async <T>(
  services: Device & Pick<AppServices, 'api'>,
  { kept, read }: Source<T>,
  isGood: (known: { value: T; at: number }) => boolean,
): Promise<T> => {
  const shelf = openShelf(kept, services);
  const known = await shelf.recall();
  if (known && isGood(known)) return known.value;
  const value = await read(services.api, new AbortController().signal, null);
  await shelf.keep(value);
  return value;
};

type Early = { answer: Promise<unknown>; come?: { value: unknown; at: number } };

/** Answers for screens that do not stand yet, by the row they are kept in or what they are about. */
const ahead = new Map<string | undefined, Early>();

/** Nobody came for it: what is read later is newer. */
const FORGOTTEN_MS = 5_000;

/** Asks before the screen stands that shows it; its first reading takes this answer. */
export const askAhead = <T>(
  services: Device & Pick<AppServices, 'api'>,
  { kept, read, about }: Source<T>,
): Promise<T> => {
  const row = kept?.rows[0] ?? about;
  const answer = read(services.api, new AbortController().signal, null);
  const early: Early = { answer };
  ahead.set(row, early);
  answer
    .then((value) => {
      early.come = { value, at: Date.now() };
      return openShelf(kept, services).keep(value);
    })
    .catch(() => undefined);
  setTimeout(() => ahead.delete(row), FORGOTTEN_MS);
  return answer;
};

/** What the device remembers at once, then what the server says, then each change of others. */
export const openRemote = <T>(
  services: RemoteServices,
  { read: ask, kept, topics, shows, laterMs, about, grows, neverChanges }: Source<T>,
  former?: Pick<OpenRemote<T>, 'about' | 'view'>,
): OpenRemote<T> => {
  const shelf = openShelf(kept, services);
  const row = kept?.rows[0] ?? about;
  const come = ahead.get(row)?.come as { value: T; at: number } | undefined;
  const peeked = come ?? shelf.peek();
  /** What is known answers this question, not the former one. */
  let own: Known<T> | null = peeked && {
    status: 'known',
    ...peeked,
    is: come ? 'fresh' : 'remembered',
  };
  const before = about !== undefined && former?.about === about ? former.view.get() : null;
  const stays = before?.status === 'known' ? before : null;
  if (grows && stays) own = stays;
  const view = createStore<Remote<T>>({
    ...(own ?? stays ?? { status: 'loading' }),
    isAsking: !come,
  });
  let reading: AbortController | null = null;
  let answered = Promise.resolve();
  let isFollowed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (known: Omit<Known<T>, 'status'>, isAsking: boolean) => {
    own = { status: 'known', ...known };
    view.set({ ...own, isAsking });
  };

  const remember = async () => {
    const found = await shelf.recall();
    if (!found || own) return;
    // The server may have been found silent before the device has answered.
    const now = view.get();
    if (now.status === 'failed' && isGone(now.error)) return;
    set({ ...found, is: now.status === 'failed' ? 'stale' : 'remembered' }, now.isAsking);
  };

  const show = (value: T) => {
    reading?.abort();
    set({ value, at: Date.now(), is: 'fresh' }, false);
    void shelf.keep(value);
  };

  const readNow = async () => {
    reading?.abort();
    clearTimeout(timer);
    const early = ahead.get(row);
    ahead.delete(row);
    // It had come before the screen was drawn, which stands with it: nothing is drawn twice.
    if (early?.come && early.come.value === own?.value) return;
    const mine = new AbortController();
    reading = mine;
    view.set({ ...view.get(), isAsking: true });
    try {
      const value = await ((early?.answer as Promise<T> | undefined) ??
        ask(services.api, mine.signal, own?.value ?? null));
      if (!mine.signal.aborted) show(value);
    } catch (error) {
      if (mine.signal.aborted) return;
      if (isGone(error)) own = null;
      if (own) set({ ...own, is: 'stale' }, false);
      else view.set({ status: 'failed', error, isAsking: false });
      // What is gone stays so; that the network is back, others notice.
      if (isFollowed && !isGone(error) && services.connectivity.get())
        timer = setTimeout(() => void read(), AGAIN_MS);
    }
  };
  const read = () => (answered = readNow());
  const readAgain = async () => {
    if (!neverChanges || !own) await read();
  };

  return {
    about,
    view: { get: view.get, subscribe: view.subscribe },
    read,
    show,
    start: () => {
      isFollowed = true;
      const remembered = own ? Promise.resolve() : remember();
      void (neverChanges ? remembered.then(readAgain) : read());
      const stop = followChanges(
        services,
        { topics, laterMs, shows: (id) => own !== null && (shows?.(id, own.value) ?? false) },
        // News that come quicker than answers must not keep each other from arriving.
        () => void answered.then(readAgain),
      );
      return () => {
        isFollowed = false;
        reading?.abort();
        clearTimeout(timer);
        stop();
      };
    },
  };
};
