import type { ApprovalCard } from '#contract/approvals';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import { changedAt, changedSince, lookedAt } from '#words/approvals';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { Differences } from '../../booking-kit/differences';

type Props = { before: ApprovalCard; card: ApprovalCard; onLooked: () => void };

/** What the request said when it was first shown, and what it says now: nothing is decided before this was looked at. */
export const ChangedNotice = ({ before, card, onLooked }: Props) => {
  const say = useSay();
  const today = dayOf(useNow());
  const isToday = card.changedAt !== null && dayOf(card.changedAt) === today;
  return (
    <div className="card asks grid start" role="status">
      <p className="strong">{say(changedSince)}</p>
      {card.changedAt !== null && (
        <p className="soft small">
          {say(changedAt, {
            at: isToday ? formatTime(card.changedAt) : formatDateTime(card.changedAt),
          })}
        </p>
      )}
      <Differences before={before.asked} after={card.asked} />
      <button type="button" className="button" onClick={onLooked}>
        {say(lookedAt)}
      </button>
    </div>
  );
};
