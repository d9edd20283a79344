import type { GenericSchema, InferOutput } from 'valibot';
import type { KindId } from '#kinds/registry';
import type { ReadableStore } from '../ui/store';
import type { Owner } from './owner';

export type Draft<C = unknown> = {
  content: C;
  savedAt: number;
  /** Becomes the `Idempotency-Key` when the form is sent. */
  clientRequestId: string;
};

export type DraftSummary = { kind: KindId; savedAt: number };

export type DraftsState = {
  /** The present person's drafts, newest first; before sign-in is known, those of who was here last. */
  drafts: readonly DraftSummary[];
  /** IndexedDB refuses: kept in local storage until the next logout, or only as long as this page. */
  problem: 'until-sign-out' | 'memory-only' | null;
};

/** What a person has begun to write, kept on the device until it is sent or thrown away. */
export type DraftStore = {
  state: ReadableStore<DraftsState>;
  /** Somebody is signed in. What another person left here moves out of sight and stays theirs. */
  enter: (owner: Owner) => Promise<void>;
  /** Before a logout clears local storage: everything is in the mirror, and nothing is shown any more. */
  leave: () => Promise<void>;
  /** A draft that this version cannot read is kept aside and answers `null`. */
  load: <S extends GenericSchema>(
    kind: KindId,
    content: S,
  ) => Promise<Draft<InferOutput<S>> | null>;
  /** In local storage when it returns, in the mirror after `flush`. */
  save: (kind: KindId, content: unknown) => void;
  discard: (kind: KindId) => void;
  flush: () => Promise<void>;
};
