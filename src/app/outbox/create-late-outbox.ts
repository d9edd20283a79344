import type { Owner } from '../drafts/owner';
import { createStore, type ReadableStore, type Store } from '../ui/store';
import type { Outbox, OutboxItem, Sent } from './outbox';

const follow = <T>(from: ReadableStore<T>, to: Store<T>) => {
  to.set(from.get());
  from.subscribe(() => to.set(from.get()));
};

/** The outbox for screens that must not wait for it: its code comes when somebody is signed in, calls wait in order. */
export const createLateOutbox = (load: () => Promise<Outbox>): Outbox => {
  const items = createStore<readonly OutboxItem[]>([]);
  const waiting = createStore(0);
  const settled = createStore<ReadonlyMap<string, Sent>>(new Map());
  let opening: Promise<Outbox> | undefined;
  let owner: Owner | undefined;

  const open = async () => {
    const outbox = await load();
    follow(outbox.items, items);
    follow(outbox.waiting, waiting);
    follow(outbox.settled, settled);
    if (owner) await outbox.enter(owner);
    return outbox;
  };
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  return {
    items: { get: items.get, subscribe: items.subscribe },
    waiting: { get: waiting.get, subscribe: waiting.subscribe },
    settled: { get: settled.get, subscribe: settled.subscribe },
    enter: async (next) => {
      const before = opening;
      owner = next;
      // Not to be had just now: the next call tries again, and enters then.
      const outbox = await opened().catch(() => undefined);
      if (before) await outbox?.enter(next);
    },
    leave: () => {
      owner = undefined;
      void opening?.then((outbox) => outbox.leave());
    },
    send: async (letter) => (await opened()).send(letter),
    wake: () => void opening?.then((outbox) => outbox.wake()),
    files: async () => (await opened()).files(),
    retry: async (key) => (await opened()).retry(key),
    remove: async (key) => (await opened()).remove(key),
  };
};
