import * as v from 'valibot';
import { delegations, type Delegations } from '#contract/delegations';
import { followChanges, type Services } from '../../live/follow-changes';
import { createStore, type ReadableStore } from '../../ui/store';

export type DelegationsView =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'known'; delegations: Delegations };

export type OpenDelegations = {
  view: ReadableStore<DelegationsView>;
  /** Answers how to stop. */
  start: () => () => void;
  read: () => Promise<void>;
  /** What an action of one's own answered. */
  show: (known: Delegations) => void;
};

const ROW = 'delegations';
const LATER_MS = 1500;

/** Who stands in for whom: what the device remembers at once, then what the server says, then each change. */
export const openDelegations = (services: Services): OpenDelegations => {
  const { api, cache } = services;
  const view = createStore<DelegationsView>({ status: 'loading' });

  const show = (known: Delegations) => {
    view.set({ status: 'known', delegations: known });
    void cache.write(ROW, known);
  };

  const recall = async () => {
    const kept = v.safeParse(delegations, (await cache.read(ROW))?.value);
    if (kept.success && view.get().status !== 'known')
      view.set({ status: 'known', delegations: kept.output });
  };

  const read = async () => {
    try {
      show(await api.call('listDelegations', { background: true }));
    } catch {
      if (view.get().status !== 'known') view.set({ status: 'unavailable' });
    }
  };

  return {
    view: { get: view.get, subscribe: view.subscribe },
    show,
    read,
    start: () => {
      void recall();
      void read();
      return followChanges({
        services,
        shows: () => false,
        looksAtOthers: true,
        laterMs: LATER_MS,
        read: () => void read(),
      });
    },
  };
};
