import { createStore } from '../ui/store';
import type { DraftsState, DraftStore } from './draft-store';
import type { Owner } from './owner';

/**
 * The drafts for a start that must not wait for their code: calls wait in order until it has come. A form loads its
 * draft before it saves one, so that by then nothing waits any more.
 */
export const createLateDraftStore = (load: () => Promise<DraftStore>): DraftStore => {
  const state = createStore<DraftsState>({ drafts: [], problem: null });
  let store: DraftStore | undefined;
  let opening: Promise<DraftStore> | undefined;
  let owner: Owner | undefined;
  let entered: Owner | undefined;

  const enterIn = async (drafts: DraftStore) => {
    if (!owner || owner === entered) return;
    entered = owner;
    await drafts.enter(owner);
  };

  const open = async () => {
    const drafts = await load();
    state.set(drafts.state.get());
    drafts.state.subscribe(() => state.set(drafts.state.get()));
    await enterIn(drafts);
    store = drafts;
    return drafts;
  };
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  /** At once when it can be. */
  const tell = (work: (drafts: DraftStore) => void) => {
    if (store) work(store);
    else opened().then(work, () => undefined);
  };
  // Who was here last, for the screen without a network; not to be had just now, the next call tries again.
  opened().catch(() => undefined);

  return {
    state: { get: state.get, subscribe: state.subscribe },
    enter: async (next) => {
      owner = next;
      const drafts = await opened().catch(() => undefined);
      if (drafts) await enterIn(drafts);
    },
    leave: async () => {
      owner = entered = undefined;
      await (await opened()).leave();
    },
    load: async (kind, schema) => (await opened()).load(kind, schema),
    save: (kind, content) => tell((drafts) => drafts.save(kind, content)),
    discard: (kind) => tell((drafts) => drafts.discard(kind)),
    flush: async () => store?.flush(),
  };
};
