import { useState } from 'react';
import type { ApprovalCard as Card } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import {
  changedSince,
  changeTitle,
  impossibleNow,
  lookedAt,
  lookOneByOne,
  pickOne,
  verdictNames,
  verdictOf,
} from '#words/approvals';
import shared from '../../ui/cards.module.css';
import { useSay } from '../../ui/use-say';
import { CardHead } from './card-head';
import classes from './approvals.module.css';
import parts from './card.module.css';
import buttons from './buttons.module.css';
import { CardFacts } from './card-facts';
import { CardFlags } from './card-flags';
import { Differences } from './differences';
import { isSame } from './find-differences';

type Props = {
  card: Card;
  /** While many are approved at once. */
  choosing: { isChosen: boolean; set: (isChosen: boolean) => void } | null;
  onApprove: () => void;
  onAsk: (verdict: Exclude<Verdict, 'approve'>) => void;
};

const Choice = ({ card, choosing }: { card: Card; choosing: NonNullable<Props['choosing']> }) => {
  const say = useSay();
  if (card.isFlagged) return <p className={classes['soft']}>{say(lookOneByOne)}</p>;
  return (
    <label className={parts['choice']}>
      <input
        type="checkbox"
        checked={choosing.isChosen}
        onChange={({ target }) => choosing.set(target.checked)}
      />
      {say(pickOne, { what: card.ref })}
    </label>
  );
};

/** One request to decide about. When it changes while it is looked at, the difference is shown before anything is asked. */
export const ApprovalCard = ({ card, choosing, onApprove, onAsk }: Props) => {
  const say = useSay();
  const [seen, setSeen] = useState(card);
  const hasChanged = !isSame(seen.asked, card.asked);
  const what = `${card.traveller} ${card.ref}`;

  const verdicts = (
    <div className={parts['verdicts']}>
      {(['reject', 'return'] as const).map((verdict) => (
        <button
          key={verdict}
          type="button"
          className={buttons[verdict === 'reject' ? 'no' : 'quiet']}
          aria-label={say(verdictOf[verdict], { what })}
          onClick={() => onAsk(verdict)}
        >
          {say(verdictNames[verdict])}
        </button>
      ))}
      {card.isPossible && (
        <button
          type="button"
          className={buttons['yes']}
          aria-label={say(verdictOf.approve, { what })}
          onClick={onApprove}
        >
          {say(verdictNames.approve)}
        </button>
      )}
    </div>
  );

  return (
    <li className={`${shared['card']} ${classes['card']}`}>
      <article aria-label={what}>
        <CardHead card={card} />
        <CardFlags card={card} />
        {hasChanged ? (
          <div className={parts['changed']} role="status">
            <p className={classes['strong']}>{say(changedSince)}</p>
            <Differences before={seen.asked} after={card.asked} />
            <button type="button" className={buttons['quiet']} onClick={() => setSeen(card)}>
              {say(lookedAt)}
            </button>
          </div>
        ) : (
          <>
            {card.standing && (
              <div className={parts['changed']}>
                <p className={classes['strong']}>{say(changeTitle)}</p>
                <Differences before={card.standing} after={card.asked} />
              </div>
            )}
            {!card.isPossible && <p className={classes['problem']}>{say(impossibleNow)}</p>}
            <CardFacts card={card} />
            {choosing ? <Choice card={card} choosing={choosing} /> : verdicts}
          </>
        )}
      </article>
    </li>
  );
};
