import type { ApprovalCard } from '#contract/approvals';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { acknowledge, alreadyDecided, decisionNames } from '#words/approvals';
import { stateNames } from '#words/booking-states';
import { useSay } from '../../ui/use-say';
import classes from './approvals.module.css';

type Props = {
  taken: readonly ApprovalCard[];
  /** Of which is told elsewhere: this approver decided about them too. */
  without: ReadonlySet<string>;
  onDismiss: (bookingId: string) => void;
};

/** What somebody else decided or took back while it was looked at: no card goes without a word. */
export const TakenList = ({ taken, without, onDismiss }: Props) => {
  const say = useSay();
  return (
    <div role="status" className={classes['taken']}>
      <ul className="cards">
        {taken
          .filter(({ id }) => !without.has(id))
          .map(({ id, approvalId, ref, traveller, status, decision }) => (
            <li key={approvalId} className={`card ${classes['card']} row wrap between`} data-unsent>
              <div>
                <p className="strong">
                  {traveller} <span className="nowrap">{ref}</span>
                </p>
                <p>
                  {decision
                    ? say(alreadyDecided, {
                        by: decision.by,
                        decision: say(decisionNames[decision.is]),
                        at: formatDateTime(decision.at),
                      })
                    : say(stateNames[status])}
                </p>
              </div>
              <button type="button" className="button" onClick={() => onDismiss(id)}>
                {say(acknowledge)}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
};
