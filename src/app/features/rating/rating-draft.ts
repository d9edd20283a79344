import * as v from 'valibot';
import type { DeviceMemory } from '../../drafts/device-memory';
import { createStore, type ReadableStore } from '../../ui/store';
import { said as saidSchema, type Said } from './said';

const draft = v.object({ key: v.string(), savedAt: v.number(), said: saidSchema });

export type RatingDraft = {
  /** Null until the device has answered; `restoredAt` when it was begun earlier. */
  view: ReadableStore<{ said: Said; restoredAt: number | null } | null>;
  /** The idempotency key: the same for as long as it is the same draft. */
  key: () => string;
  change: (part: Partial<Said>) => void;
  startOver: () => void;
  forget: () => void;
};

type From = { memory: DeviceMemory; place: string; start: Said; key: string };

/** What was begun, kept on the device under its writer's name with each tap until it is sent. */
export const openRatingDraft = ({ memory, place, start, key }: From): RatingDraft => {
  const view = createStore<{ said: Said; restoredAt: number | null } | null>(null);
  let current = key;

  const open = async () => {
    const found = v.safeParse(draft, await memory.recall(place));
    if (!found.success) return view.set({ said: start, restoredAt: null });
    current = found.output.key;
    view.set({ said: found.output.said, restoredAt: found.output.savedAt });
  };
  void open();

  return {
    view: { get: view.get, subscribe: view.subscribe },
    key: () => current,
    change: (part) => {
      const now = view.get();
      if (!now) return;
      const said = { ...now.said, ...part };
      view.set({ ...now, said });
      void memory.remember(place, { key: current, savedAt: Date.now(), said });
    },
    startOver: () => {
      view.set({ said: start, restoredAt: null });
      void memory.remember(place, undefined);
    },
    forget: () => void memory.remember(place, undefined),
  };
};
