import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { KindId } from '#kinds/registry';
import type { DeviceMemory } from '../drafts/device-memory';
import type { DraftStore } from '../drafts/draft-store';
import { changeDraftKey } from '../storage-keys';
import { formContent, type FormContent } from './form-content';

export type Kept<D> = { content: FormContent<D>; savedAt: number };

/** Where a form that is being written is kept until it is sent. */
export type DraftKeeper<D> = {
  load: () => Promise<Kept<D> | null>;
  save: (content: FormContent<D>) => void;
  discard: () => void;
  /** The idempotency key: the same for as long as it is the same draft. */
  key: () => Promise<string>;
};

/** A new request: the kind's one draft. */
export const keepNew = <D>(
  drafts: DraftStore,
  kind: KindId,
  draft: GenericSchema<unknown, D>,
): DraftKeeper<D> => {
  const schema = formContent(draft);
  const spare = crypto.randomUUID();
  return {
    load: () => drafts.load(kind, schema),
    save: (content) => drafts.save(kind, content),
    discard: () => drafts.discard(kind),
    key: async () => (await drafts.load(kind, schema))?.clientRequestId ?? spare,
  };
};

/** A change of a booking, or a refused request: kept beside the kind's draft, under what it changes. */
export const keepChange = <D>(
  memory: DeviceMemory,
  id: string,
  draft: GenericSchema<unknown, D>,
  key: string = crypto.randomUUID(),
): DraftKeeper<D> => {
  const schema = v.object({ content: formContent(draft), savedAt: v.number(), key: v.string() });
  let current = key;
  return {
    load: async () => {
      const kept = v.safeParse(schema, await memory.recall(changeDraftKey(id)));
      if (!kept.success) return null;
      current = kept.output.key;
      return kept.output;
    },
    save: (content) =>
      void memory.remember(changeDraftKey(id), { content, savedAt: Date.now(), key: current }),
    discard: () => void memory.remember(changeDraftKey(id), undefined),
    key: async () => current,
  };
};
