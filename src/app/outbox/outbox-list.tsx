import { outboxEmpty, outboxExplained } from '#words/outbox';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { OutboxCard } from './outbox-card';
import classes from './outbox.module.css';

/** Everything of the present person that the server has not answered yet, or has refused. */
export const OutboxList = () => {
  const say = useSay();
  const { outbox } = useServices();
  const items = useStore(outbox.items);
  if (items.length === 0) return <p className={classes['soft']}>{say(outboxEmpty)}</p>;
  return (
    <>
      <p className={classes['soft']}>{say(outboxExplained)}</p>
      <ul className={classes['list']}>
        {items.map((item) => (
          <OutboxCard key={item.key} item={item} />
        ))}
      </ul>
    </>
  );
};
