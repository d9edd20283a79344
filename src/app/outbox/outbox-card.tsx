import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  outboxKeep,
  outboxRemove,
  outboxRemoveSure,
  outboxSavedAt,
  outboxSendNow,
  outboxStates,
} from '#words/outbox';
import { refusals } from '#words/refusals';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useFieldProblem } from '../ui/use-field-problem';
import { useSay } from '../ui/use-say';
import type { OutboxItem, Reason } from './outbox';
import classes from './outbox.module.css';

const Why = ({ reason }: { reason: Reason }) => {
  const say = useSay();
  const explain = useFieldProblem();
  const problems = new Set(Object.values(reason.fields ?? {}).map(explain));
  return (
    <p className={classes['why']}>
      {say(refusals[reason.code])}
      {[...problems].map((problem) => (
        <span key={problem}>{problem}</span>
      ))}
    </p>
  );
};

const RemoveButtons = ({ onRemove }: { onRemove: () => void }) => {
  const say = useSay();
  const [isSure, setIsSure] = useState(false);
  if (!isSure) {
    return (
      <Button variant="subtle" color="red" onClick={() => setIsSure(true)}>
        {say(outboxRemove)}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={say(outboxRemoveSure)} className={classes['sure']}>
      <p>{say(outboxRemoveSure)}</p>
      <Button color="red" onClick={onRemove}>
        {say(outboxRemove)}
      </Button>
      <Button variant="default" onClick={() => setIsSure(false)}>
        {say(outboxKeep)}
      </Button>
    </div>
  );
};

export const OutboxCard = ({ item }: { item: OutboxItem }) => {
  const say = useSay();
  const { outbox, connectivity } = useServices();
  const online = useStore(connectivity);
  const { key, label, createdAt, state, reason, isRemovable } = item;
  return (
    <li className={classes['card']} data-state={state}>
      <div className={classes['head']}>
        <strong>{say(label)}</strong>
        <span className={classes['state']}>{say(outboxStates[state])}</span>
      </div>
      <p className={classes['soft']}>{say(outboxSavedAt, { at: formatDateTime(createdAt) })}</p>
      {reason && <Why reason={reason} />}
      <div className={classes['actions']}>
        {state !== 'sending' && online && (
          <Button variant="light" onClick={() => void outbox.retry(key)}>
            {say(outboxSendNow)}
          </Button>
        )}
        {isRemovable && <RemoveButtons onRemove={() => void outbox.remove(key)} />}
      </div>
    </li>
  );
};
