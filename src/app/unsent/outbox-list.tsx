import { outboxArrived, outboxEmpty, outboxExplained, outboxRefused } from '#words/outbox';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import type { OutboxItem } from '../outbox/outbox';
import { OutboxCard } from './outbox-card';
import classes from './outbox.module.css';
import { useState } from 'react';

const hasRef = (answer: object): answer is { ref: string } =>
  'ref' in answer && typeof answer.ref === 'string';

/** What left while somebody looked on, with the number that the server gave it. */
const useArrived = () => {
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

const Part = ({ explained, items }: { explained: string; items: readonly OutboxItem[] }) =>
  items.length > 0 && (
    <>
      <p className="soft small">{explained}</p>
      <ul className={classes['list']}>
        {items.map((item) => (
          <OutboxCard key={item.key} item={item} />
        ))}
      </ul>
    </>
  );

/** Everything of the present person that the server has refused, or has not answered yet; and what has just arrived. */
export const OutboxList = () => {
  const say = useSay();
  const { outbox } = useServices();
  const items = useStore(outbox.items);
  const arrived = useArrived();
  const isRefused = ({ state }: OutboxItem) => state === 'needs-attention';
  return (
    <>
      <ul className={classes['list']} role="status">
        {arrived.map(({ key, label, ref }) => (
          <li key={key} className="card" data-unsent>
            <div className="row wrap between">
              <strong>
                {say(label)} {ref && <span className="nowrap">· {ref}</span>}
              </strong>
              <span className="soft small">{say(outboxArrived)}</span>
            </div>
          </li>
        ))}
      </ul>
      <Part explained={say(outboxRefused)} items={items.filter(isRefused)} />
      <Part explained={say(outboxExplained)} items={items.filter((item) => !isRefused(item))} />
      {items.length === 0 && <p className="soft small">{say(outboxEmpty)}</p>}
    </>
  );
};
