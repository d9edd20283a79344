import { useState } from 'react';
import { useServices } from '../app-services';
import type { OutboxItem, Sent } from '../outbox/outbox';
import { useStore } from '../ui/store';

export type Seen = { item: OutboxItem; arrived: (Sent & { state: 'sent' }) | null };

/** What waits to be sent, in its order, and what left while somebody looked on, in its place. */
export const useSeen = (): Seen[] => {
  const { outbox } = useServices();
  const items = useStore(outbox.items);
  const settled = useStore(outbox.settled);
  const [seen, setSeen] = useState<readonly OutboxItem[]>(items);
  const fresh = items.filter(({ key }) => !seen.some((before) => before.key === key));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return seen.flatMap((before): Seen[] => {
    const item = items.find(({ key }) => key === before.key);
    if (item) return [{ item, arrived: null }];
    const sent = settled.get(before.key);
    // Taken back, or answered to whoever asked.
    return sent?.state === 'sent' ? [{ item: before, arrived: sent }] : [];
  });
};
