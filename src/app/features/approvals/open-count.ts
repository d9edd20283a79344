import * as v from 'valibot';
import { approvalCount } from '#contract/approvals';
import { followChanges, type Services } from '../../live/follow-changes';
import { createStore, type ReadableStore } from '../../ui/store';

const ROW = 'approval-count';
const LATER_MS = 2000;

/** How many wait: as the device remembers it, then as the server says, then after each change. */
export const openCount = (
  services: Services,
): { view: ReadableStore<number>; start: () => () => void } => {
  const { api, cache } = services;
  const view = createStore(0);
  let isFresh = false;

  const recall = async () => {
    const kept = v.safeParse(approvalCount, (await cache.read(ROW))?.value);
    if (kept.success && !isFresh) view.set(kept.output.waiting);
  };

  const read = async () => {
    try {
      const count = await api.call('countApprovals', { background: true });
      isFresh = true;
      view.set(count.waiting);
      await cache.write(ROW, count);
    } catch {
      // What is remembered stays; the next change or connection asks again.
    }
  };

  return {
    view: { get: view.get, subscribe: view.subscribe },
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
