import { createStore as createIdbStore, promisifyRequest } from 'idb-keyval';
import { createStore, type ReadableStore } from '../ui/store';

/** `kept`: it will still be there when the app is opened again. */
export type Written<T> = { value: T | undefined; kept: boolean };

/** Key and value on the device. It never throws: what IndexedDB refuses lives in memory, as long as the page. */
export type DeviceDb = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown) => Promise<boolean>;
  remove: (key: string) => Promise<boolean>;
  /** Reads and writes in one transaction, against other tabs too; `undefined` removes. */
  update: <T>(key: string, change: (old: unknown) => T | undefined) => Promise<Written<T>>;
  /** In the order of their keys. */
  list: (prefix: string) => Promise<unknown[]>;
  /** Without reading what lies under them. */
  keys: (prefix: string) => Promise<string[]>;
  /** Only in memory: IndexedDB did not take the last change of this key. */
  isRefused: (key: string) => boolean;
  isFailing: ReadableStore<boolean>;
};

/** IndexedDB can hang instead of failing (Safari): nobody waits for it longer than this. */
const PATIENCE_SECONDS = 5;

/** Counted second by second: while a slow phone draws a photo nothing is heard, not even an answer that is there. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const late = new Promise<never>((_, reject) => {
    let left = PATIENCE_SECONDS;
    timer = setInterval(() => {
      left -= 1;
      if (left === 0) reject(new Error('IndexedDB does not answer'));
    }, 1_000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
};

const startingWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const put = (store: IDBObjectStore, key: string, value: unknown) =>
  value === undefined ? store.delete(key) : store.put(value, key);

export const createDeviceDb = (name = 'carpool'): DeviceDb => {
  const store = createIdbStore(name, 'device');
  /** What IndexedDB refused; `undefined` stands for a refused removal. It hides what is stored. */
  const refused = new Map<string, unknown>();
  const isFailing = createStore(false);

  // Async, so that a browser without IndexedDB rejects instead of throwing at once.
  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>) =>
    inTime(store(mode, work));

  const commit = (key: string, value: unknown) =>
    run('readwrite', (objects) => {
      put(objects, key, value);
      return promisifyRequest(objects.transaction);
    });

  const settled = (key: string) => {
    refused.delete(key);
    isFailing.set(refused.size > 0);
  };

  const refuse = (key: string, value: unknown) => {
    refused.set(key, value);
    isFailing.set(true);
  };

  /** One write went through: there may be room again for what was refused. */
  const retryRefused = async () => {
    for (const [key, value] of refused) {
      try {
        await commit(key, value);
      } catch {
        return;
      }
      if (refused.get(key) === value) settled(key);
    }
  };

  const save = async (key: string, value: unknown): Promise<boolean> => {
    try {
      await commit(key, value);
    } catch {
      refuse(key, value);
      return false;
    }
    settled(key);
    void retryRefused();
    return true;
  };

  return {
    isFailing,
    isRefused: (key) => refused.has(key),
    write: save,
    remove: (key) => save(key, undefined),

    read: async (key) => {
      if (refused.has(key)) return refused.get(key);
      try {
        return await run('readonly', (objects) => promisifyRequest<unknown>(objects.get(key)));
      } catch {
        return undefined;
      }
    },

    update: async <T>(
      key: string,
      change: (old: unknown) => T | undefined,
    ): Promise<Written<T>> => {
      if (refused.has(key)) {
        const value = change(refused.get(key));
        refuse(key, value);
        return { value, kept: await save(key, value) };
      }
      let computed: { value: T | undefined } | undefined;
      try {
        await run('readwrite', async (objects) => {
          computed = { value: change(await promisifyRequest<unknown>(objects.get(key))) };
          put(objects, key, computed.value);
          await promisifyRequest(objects.transaction);
        });
        return { value: computed?.value, kept: true };
      } catch {
        const value = computed ? computed.value : change(undefined);
        // Unread and nothing to say: what is stored must not be taken for removed.
        if (computed || value !== undefined) refuse(key, value);
        return { value, kept: false };
      }
    },

    keys: async (prefix) => {
      const found = await run('readonly', (objects) =>
        promisifyRequest(objects.getAllKeys(startingWith(prefix))),
      ).catch(() => []);
      const refusedHere = [...refused.keys()].filter((key) => key.startsWith(prefix));
      return [...new Set([...found.map(String), ...refusedHere])];
    },

    list: async (prefix) => {
      const found = await run('readonly', async (objects) => {
        const range = startingWith(prefix);
        const [keys, values] = await Promise.all([
          promisifyRequest(objects.getAllKeys(range)),
          promisifyRequest<unknown[]>(objects.getAll(range)),
        ]);
        return keys.map((key, index): [string, unknown] => [key as string, values[index]]);
      }).catch(() => []);
      const rows = new Map(found);
      for (const [key, value] of refused) if (key.startsWith(prefix)) rows.set(key, value);
      return [...rows]
        .filter(([, value]) => value !== undefined)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value);
    },
  };
};
