import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../app-services';
import { createStore, useStore, type ReadableStore } from '../ui/store';
import { openRemote, type OpenRemote } from './open-remote';
import type { Remote, Source } from './remote';

export type UsedRemote<T> = Omit<OpenRemote<T>, 'start' | 'about'> & {
  shown: Remote<T>;
  /** Null while nothing is known. */
  value: T | null;
};

const unasked: ReadableStore<Remote<never>> = createStore({ status: 'loading', isAsking: false });

/**
 * `define` stands outside the component; `about` is plain data, and what of it is another makes another question. Of null
 * nothing is asked.
 */
export const useRemote = <T, A extends object | string>(
  define: (about: A) => Source<T>,
  about: A | null,
): UsedRemote<T> => {
  const services = useServices();
  const question = JSON.stringify(about);
  const [last] = useState(() => createStore<OpenRemote<T> | undefined>(undefined));
  const remote = useMemo(() => {
    const key: A | null = JSON.parse(question);
    return key === null ? null : openRemote(services, define(key), last.get());
  }, [services, define, question, last]);
  useEffect(() => {
    if (!remote) return undefined;
    last.set(remote);
    return remote.start();
  }, [remote, last]);
  const shown = useStore<Remote<T>>(remote?.view ?? unasked);
  return useMemo(
    () => ({
      view: remote?.view ?? unasked,
      read: remote?.read ?? (() => Promise.resolve()),
      show: remote?.show ?? (() => undefined),
      shown,
      value: shown.status === 'known' ? shown.value : null,
    }),
    [remote, shown],
  );
};
