import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

const openChannels = new Set<BroadcastChannel>();

class WatchedChannel extends globalThis.BroadcastChannel {
  constructor(name: string) {
    super(name);
    openChannels.add(this);
  }

  /** A killed page says nothing more, where Node would throw. */
  override postMessage(message: unknown) {
    if (openChannels.has(this)) super.postMessage(message);
  }
}

/** The pages opened so far hear nothing any more. */
export const closeTabs = (): void => {
  for (const channel of openChannels) channel.close();
  openChannels.clear();
};

/** Another phone, such as a second person's: nothing is on it, and nobody has signed in. */
export const takeFreshDevice = (): void => {
  closeTabs();
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
};

/** Each test of the file gets a phone of its own: empty local storage, an empty IndexedDB, no open tabs. */
export const useFreshDevice = (): void => {
  beforeEach(() => {
    takeFreshDevice();
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    vi.stubGlobal('IDBObjectStore', IDBObjectStore);
    vi.stubGlobal('BroadcastChannel', WatchedChannel);
  });
  afterEach(() => {
    closeTabs();
    vi.unstubAllGlobals();
  });
};

/** Full, or switched off by the browser: nothing is taken, nothing is given. */
export const brokenIndexedDb = (): IDBFactory =>
  new Proxy(new IDBFactory(), {
    get: () => () => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    },
  });
