import { Link } from '@tanstack/react-router';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { editUnsent, sendNow, sentWhenOnline } from '#words/booking-list';
import { outboxRemove, outboxSavedAt } from '#words/outbox';
import { useServices } from '../../app-services';
import { KindIcon } from '../../kinds/kind-icon';
import { kindOf } from '../../outbox/kind-of';
import type { OutboxItem } from '../../outbox/outbox';
import { needsChange, useReason } from '../../unsent/use-reason';
import { withDialog } from '../../ui/search';
import { CloudIcon } from '../../ui/status-icons';
import { StatusChip } from '../../ui/status-chip';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';

const endpoints: ReadonlySet<string> = new Set(['createBooking', 'editBooking', 'cancelBooking']);

export const isOfBookings = ({ endpoint }: Pick<OutboxItem, 'endpoint'>): boolean =>
  endpoints.has(endpoint);

const states = { waiting: 'unsent', sending: 'sending', 'needs-attention': 'refused' } as const;

const UnsentCard = ({ item }: { item: OutboxItem }) => {
  const say = useSay();
  const sayReason = useReason();
  const { outbox, connectivity } = useServices();
  const online = useStore(connectivity);
  const { key, label, createdAt, state, reason, isRemovable } = item;
  const kind = kindOf(item);
  const isToChange = kind !== null && needsChange(reason);
  return (
    <li
      className="card row start gap-3"
      data-unsent
      data-refused={state === 'needs-attention' || undefined}
    >
      <span className="dot">
        {kind ? <KindIcon kind={kind} size={28} /> : <CloudIcon size={28} />}
      </span>
      <div className="stack gap-2 grow">
        <div className="row start wrap between">
          <span className="strong">{say(label)}</span>
          <StatusChip state={states[state]} />
        </div>
        {reason ? (
          <p>{sayReason(reason)}</p>
        ) : (
          <p className="dots soft small">{say(sentWhenOnline)}</p>
        )}
        <p className="dots soft small">{say(outboxSavedAt, { at: formatDateTime(createdAt) })}</p>
        {state !== 'sending' && (
          <div className="flow">
            {isRemovable && kind && (
              <Link
                to="/$kind"
                params={{ kind }}
                search={{ unsent: key }}
                className="button accent above"
              >
                {say(editUnsent)}
              </Link>
            )}
            {isRemovable && (
              <Link
                to="."
                search={withDialog('outbox')}
                resetScroll={false}
                className="button accent above"
              >
                {say(outboxRemove)}
              </Link>
            )}
            {online && !isToChange && (
              <button
                type="button"
                className="button accent above"
                onClick={() => void outbox.retry(key)}
              >
                {say(sendNow)}
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
};

/** What the server does not know yet, or has refused: before everything that it knows. */
export const UnsentList = () => {
  const { outbox } = useServices();
  const items = useStore(outbox.items).filter(isOfBookings);
  if (items.length === 0) return null;
  return (
    <ul className="cards">
      {items.map((item) => (
        <UnsentCard key={item.key} item={item} />
      ))}
    </ul>
  );
};
