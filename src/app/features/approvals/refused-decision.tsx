import { useEffect, useState } from 'react';
import type { ApprovalCard } from '#contract/approvals';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  acknowledge,
  alreadyDecided,
  changedSince,
  decisionNames,
  lookedAt,
  nothingVisible,
  notSentAsChanged,
  verdictNames,
} from '#words/approvals';
import { refusals } from '#words/refusals';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { StatusChip } from '../../ui/status-chip';
import { useLanguage, useSay } from '../../ui/use-say';
import classes from './approvals.module.css';
import { Differences } from '../../booking-kit/differences';
import { isSame } from '../../booking-kit/find-differences';
import { readSeen } from './seen';
import type { Unsent } from './unsent-decisions';

const approvalOf = (bookingId: string): Source<ApprovalCard> => ({
  read: (api, signal) => api.call('readApproval', { params: { id: bookingId }, signal }),
  topics: [],
  shows: (id) => id === bookingId,
});

/** What was decided about, as this device kept it. */
const useSeen = (bookingId: string): ApprovalCard | null => {
  const { cache } = useServices();
  const language = useLanguage();
  const [seen, setSeen] = useState<ApprovalCard | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readSeen(cache, bookingId, language).then((card) => isWanted && setSeen(card));
    return () => {
      isWanted = false;
    };
  }, [cache, bookingId, language]);
  return seen;
};

type Props = { unsent: Unsent; onAcknowledged: (card?: ApprovalCard) => void };

/** A decision that came too late, or was made about something else: by whom, what has changed, and what to do now. */
export const RefusedDecision = ({ unsent, onAcknowledged }: Props) => {
  const say = useSay();
  const { outbox } = useServices();
  const { item, bookingId, verdict } = unsent;
  const seen = useSeen(bookingId);
  const { value: fresh } = useRemote(approvalOf, bookingId);
  const isChanged = item.reason?.code === 'changed_meanwhile';
  const decision = fresh?.decision;
  return (
    <li className={`card ${classes['card']} grid gap-2 start`} data-refused>
      <p className="strong">{say(item.label)}</p>
      <div role="status" className="grid gap-2 start">
        {decision && !fresh.isWaiting ? (
          <p>
            {say(alreadyDecided, {
              by: decision.by,
              decision: say(decisionNames[decision.is]),
              at: formatDateTime(decision.at),
            })}
          </p>
        ) : (
          <p>{say(isChanged ? changedSince : refusals[item.reason?.code ?? 'internal_error'])}</p>
        )}
        {fresh && !fresh.isWaiting && !decision && <StatusChip state={fresh.status} />}
        {isChanged && seen && fresh?.isWaiting && (
          <>
            {isSame(seen.asked, fresh.asked) ? (
              <p>{say(nothingVisible)}</p>
            ) : (
              <Differences before={seen.asked} after={fresh.asked} />
            )}
            <p>{say(notSentAsChanged, { verdict: say(verdictNames[verdict]) })}</p>
          </>
        )}
      </div>
      <button
        type="button"
        className="button"
        onClick={() => void outbox.remove(item.key).then(() => onAcknowledged(fresh ?? undefined))}
      >
        {say(fresh?.isWaiting ? lookedAt : acknowledge)}
      </button>
    </li>
  );
};
