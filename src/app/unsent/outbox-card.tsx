import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
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
import { editUnsent, seeBookingNow } from '#words/booking-list';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { bookingOf } from '../outbox/booking-of';
import { kindOf } from '../outbox/kind-of';
import type { OutboxItem } from '../outbox/outbox';
import classes from './outbox.module.css';
import { isMoot, needsChange, useReason } from './use-reason';

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
  const sayReason = useReason();
  const { key, label, createdAt, state, reason, isRemovable } = item;
  const kind = kindOf(item);
  const isRefused = state === 'needs-attention';
  const isToChange = kind !== null && needsChange(reason);
  const booking = isMoot(item) ? bookingOf(item) : undefined;
  return (
    <li
      className="card"
      data-unsent={!isRefused || undefined}
      data-refused={isRefused || undefined}
    >
      <div className="row wrap between">
        <strong>{say(label)}</strong>
        <span className={isRefused ? 'urgent small' : 'soft small'}>
          {say(outboxStates[state])}
        </span>
      </div>
      <p className="soft small">{say(outboxSavedAt, { at: formatDateTime(createdAt) })}</p>
      {reason && <p className="stack gap-0">{sayReason(reason)}</p>}
      <div className={classes['actions']}>
        {isToChange && (
          <Button
            renderRoot={(props) => (
              <Link to="/$kind" params={{ kind }} search={{ unsent: key }} {...props} />
            )}
          >
            {say(editUnsent)}
          </Button>
        )}
        {booking && (
          <Button
            renderRoot={(props) => <Link to="/checkbooking" search={{ booking }} {...props} />}
          >
            {say(seeBookingNow)}
          </Button>
        )}
        {state !== 'sending' && online && !isToChange && !isMoot(item) && (
          <Button variant="light" onClick={() => void outbox.retry(key)}>
            {say(outboxSendNow)}
          </Button>
        )}
        {isRemovable && <RemoveButtons onRemove={() => void outbox.remove(key)} />}
      </div>
    </li>
  );
};
