import type { Owner } from '../drafts/owner';
import { createStore } from '../ui/store';
import type { OutboxItem } from './outbox';
import type { OutboxEntry } from './outbox-entry';
import { isHeld, isRemovable, type OutboxRecords } from './outbox-records';

const stateOf = ({ key, refusal }: OutboxEntry, sending: string | null): OutboxItem['state'] => {
  if (refusal) return 'needs-attention';
  return key === sending ? 'sending' : 'waiting';
};

export const createOutboxView = (records: OutboxRecords, now: () => number) => {
  const items = createStore<readonly OutboxItem[]>([]);
  const waiting = createStore(0);
  let newest = 0;

  return {
    items,
    waiting,
    /** Records are read in time but may arrive late: only the newest reading is shown. Answers until when one is held. */
    show: async (owner: Owner | null, sending: string | null): Promise<number | undefined> => {
      const reading = ++newest;
      const entries = owner ? await records.list(owner) : [];
      if (reading !== newest) return undefined;
      const at = now();
      waiting.set(entries.filter((entry) => !entry.refusal && !isHeld(entry, at)).length);
      items.set(
        entries.map((entry) => ({
          key: entry.key,
          endpoint: entry.endpoint,
          input: entry.input,
          label: entry.label,
          card: entry.card,
          createdAt: entry.createdAt,
          state: stateOf(entry, sending),
          reason: entry.refusal ?? null,
          isRemovable: isRemovable(entry),
          ...(isHeld(entry, at) && { isHeld: true as const }),
        })),
      );
      const held = entries.filter((entry) => isHeld(entry, at));
      return held.length === 0
        ? undefined
        : Math.min(...held.map(({ heldUntil = at }) => heldUntil));
    },
  };
};
