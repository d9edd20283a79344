import type { ApprovalCard } from '#contract/approvals';
import { lookAgainTitle, queued, takeBack, unsentTitle } from '#words/approvals';
import { useServices } from '../../app-services';
import { StatusChip } from '../../ui/status-chip';
import { useSay } from '../../ui/use-say';
import classes from './approvals.module.css';
import { RefusedDecision } from './refused-decision';
import { isRefused, type Unsent } from './unsent-decisions';

type Props = {
  unsent: readonly Unsent[];
  /** With the request as it was looked at, where its difference was shown. */
  onTakenBack: (bookingId: string, card?: ApprovalCard) => void;
};

const Waiting = ({ unsent, onTakenBack }: { unsent: Unsent; onTakenBack: () => void }) => {
  const say = useSay();
  const { outbox } = useServices();
  const { item } = unsent;
  return (
    <li className={`card ${classes['card']} row wrap between`} data-unsent>
      <div>
        <p>{say(item.label)}</p>
        {item.state !== 'sending' && <p className="soft small">{say(queued)}</p>}
      </div>
      <StatusChip state={item.state === 'sending' ? 'sending' : 'unsent'} />
      {item.isRemovable && (
        <button
          type="button"
          className="button"
          onClick={() => void outbox.remove(item.key).then(onTakenBack)}
        >
          {say(takeBack)}
        </button>
      )}
    </li>
  );
};

/** What the server refused: before everything else. */
export const RefusedList = ({ unsent, onTakenBack }: Props) => {
  const say = useSay();
  const refused = unsent.filter(isRefused);
  if (refused.length === 0) return null;
  return (
    <section aria-label={say(lookAgainTitle)}>
      <ul className="cards">
        {refused.map((decision) => (
          <RefusedDecision
            key={decision.item.key}
            unsent={decision}
            onAcknowledged={(card) => onTakenBack(decision.bookingId, card)}
          />
        ))}
      </ul>
    </section>
  );
};

/** What the server does not know yet: after the list, whose buttons would move under a thumb. */
export const UnsentList = ({ unsent, onTakenBack }: Props) => {
  const say = useSay();
  const waiting = unsent.filter((decision) => !isRefused(decision));
  if (waiting.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="unsent-decisions">
      <h2 id="unsent-decisions">{say(unsentTitle)}</h2>
      <ul className="cards">
        {waiting.map((decision) => (
          <Waiting
            key={decision.item.key}
            unsent={decision}
            onTakenBack={() => onTakenBack(decision.bookingId)}
          />
        ))}
      </ul>
    </section>
  );
};
