import type { ApprovalCard as Card } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import { changeTitle, impossibleNow, verdictNames, verdictOf } from '#words/approvals';
import { ledTo } from '../../ui/led-to';
import { useSay } from '../../ui/use-say';
import { CardHead } from './card-head';
import classes from './approvals.module.css';
import parts from './card.module.css';
import { CardFacts } from './card-facts';
import { CardFlags } from './card-flags';
import { ChangedNotice } from './changed-notice';
import { Differences } from '../../booking-kit/differences';
import { ReturnedBefore } from './returned-before';

type Props = {
  card: Card;
  /** A notice leads to it. */
  isNamed: boolean;
  /** As it was first shown, when it has changed since. */
  before: Card | null;
  onLooked: () => void;
  onApprove: () => void;
  onAsk: (verdict: Exclude<Verdict, 'approve'>) => void;
};

/** One request to decide about. When it changes while it is looked at, the difference is shown before anything is asked. */
export const ApprovalCard = ({ card, isNamed, before, onLooked, onApprove, onAsk }: Props) => {
  const say = useSay();
  const what = `${card.traveller} ${card.ref}`;

  const verdicts = (
    <div className={parts['verdicts']}>
      {(['reject', 'return'] as const).map((verdict) => (
        <button
          key={verdict}
          type="button"
          className={verdict === 'reject' ? 'button wrong' : 'button'}
          aria-label={say(verdictOf[verdict], { what })}
          onClick={() => onAsk(verdict)}
        >
          {say(verdictNames[verdict])}
        </button>
      ))}
      {card.isPossible && (
        <button
          type="button"
          className="button main"
          aria-label={say(verdictOf.approve, { what })}
          onClick={onApprove}
        >
          {say(verdictNames.approve)}
        </button>
      )}
    </div>
  );

  return (
    <li className={`card ${classes['card']}`} {...ledTo(isNamed)}>
      <article className="stack" aria-label={what}>
        <CardHead card={card} />
        <CardFlags card={card} />
        {before ? (
          <ChangedNotice before={before} card={card} onLooked={onLooked} />
        ) : (
          <>
            {card.standing && (
              <div className="card asks grid start">
                <p className="strong">{say(changeTitle)}</p>
                <Differences before={card.standing} after={card.asked} />
              </div>
            )}
            {card.returned && <ReturnedBefore returned={card.returned} request={card.asked} />}
            {!card.isPossible && <p className="wrong small">{say(impossibleNow)}</p>}
            <CardFacts card={card} />
            {verdicts}
          </>
        )}
      </article>
    </li>
  );
};
