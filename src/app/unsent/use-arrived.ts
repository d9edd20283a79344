import { useState } from 'react';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import type { OutboxItem } from '../outbox/outbox';

const hasRef = (answer: object): answer is { ref: string } =>
  'ref' in answer && typeof answer.ref === 'string';

/** What left while somebody looked on, with the number that the server gave it. */
export const useArrived = () => {
  const { outbox } = useServices();
  const items = useStore(outbox.items);
  const settled = useStore(outbox.settled);
  const [seen, setSeen] = useState<readonly OutboxItem[]>(items);
  const fresh = items.filter(({ key }) => !seen.some((before) => before.key === key));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return seen.flatMap(({ key, label }) => {
    const sent = settled.get(key);
    if (sent?.state !== 'sent' || items.some((item) => item.key === key)) return [];
    return [{ key, label, ref: hasRef(sent.answer) ? sent.answer.ref : null }];
  });
};
