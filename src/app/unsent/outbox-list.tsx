import { outboxArrived, outboxEmpty, outboxExplained, outboxRefused } from '#words/outbox';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import type { OutboxItem } from '../outbox/outbox';
import { OutboxCard } from './outbox-card';
import classes from './outbox.module.css';
import { useSeen } from './use-seen';

const hasRef = (answer: object): answer is { ref: string } =>
  'ref' in answer && typeof answer.ref === 'string';

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
  const arrived = useSeen().flatMap(({ item: { key, label }, arrived: sent }) =>
    sent ? [{ key, label, ref: hasRef(sent.answer) ? sent.answer.ref : null }] : [],
  );
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
