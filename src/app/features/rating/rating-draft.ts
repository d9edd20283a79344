import * as v from 'valibot';
import type { DeviceMemory } from '../../drafts/device-memory';
import { createStore, type ReadableStore } from '../../ui/store';
import { answers as answersSchema, type Answers } from './answers';

const draft = v.object({ key: v.string(), savedAt: v.number(), answers: answersSchema });

export type RatingDraft = {
  /** Null until the device has answered; `restoredAt` when it was begun earlier. */
  view: ReadableStore<{ answers: Answers; restoredAt: number | null } | null>;
  /** The idempotency key: the same for as long as it is the same draft. */
  key: () => string;
  change: (part: Partial<Answers>) => void;
  startOver: () => void;
  forget: () => void;
};

type From = { memory: DeviceMemory; place: string; start: Answers; key: string };

/** What was begun, kept on the device under its writer's name with each tap until it is sent. */
export const openRatingDraft = ({ memory, place, start, key }: From): RatingDraft => {
  const view = createStore<{ answers: Answers; restoredAt: number | null } | null>(null);
  let current = key;

  const open = async () => {
    const found = v.safeParse(draft, await memory.recall(place));
    if (!found.success) return view.set({ answers: start, restoredAt: null });
    current = found.output.key;
    view.set({ answers: found.output.answers, restoredAt: found.output.savedAt });
  };
  void open();

  return {
    view: { get: view.get, subscribe: view.subscribe },
    key: () => current,
    change: (part) => {
      const now = view.get();
      if (!now) return;
      const answers = { ...now.answers, ...part };
      view.set({ ...now, answers });
      void memory.remember(place, { key: current, savedAt: Date.now(), answers });
    },
    startOver: () => {
      view.set({ answers: start, restoredAt: null });
      void memory.remember(place, undefined);
    },
    forget: () => void memory.remember(place, undefined),
  };
};
