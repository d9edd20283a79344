import type { Outbox, OutboxItem } from '../outbox/outbox';

/** The outbox is read late when a link opens the app. */
const PATIENCE_MS = 3_000;

export const findUnsent = (
  { items }: Pick<Outbox, 'items'>,
  key: string,
): Promise<OutboxItem | null> =>
  new Promise((resolve) => {
    const settle = (item: OutboxItem | null) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(item);
    };
    const look = () => {
      const item = items.get().find((unsent) => unsent.key === key);
      if (item) settle(item);
    };
    const unsubscribe = items.subscribe(look);
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    look();
  });
