import { useSyncExternalStore } from 'react';

/** A value that outlives components and tells them when it changes. */
export type ReadableStore<T> = {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
};

export type Store<T> = ReadableStore<T> & { set: (value: T) => void };

export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useStore = <T>(store: ReadableStore<T>): T =>
  useSyncExternalStore(store.subscribe, store.get);
