import type { ApprovalCard } from '#contract/approvals';
import { lookOneByOne } from '#words/approvals';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import classes from './approvals.module.css';
import { ChangedNotice } from './changed-notice';
import { sayMoney, sayWhen } from './say-asked';

type Props = {
  card: ApprovalCard;
  /** As it was first shown, when it has changed since. */
  before: ApprovalCard | null;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onLooked: () => void;
};

/** A request among many, in a few lines; what should be looked at for itself cannot be chosen. */
export const ChoiceRow = ({ card, before, isChosen, onChoose, onLooked }: Props) => {
  const say = useSay();
  const now = useNow();
  const { asked: request, traveller, ref } = card;
  const text = (
    <span className="grid gap-0 grow numbers">
      <strong>{traveller}</strong>
      <span>{sayWhen(say, request, now)}</span>
      {request.places.length > 0 && <span>{request.places.join(' → ')}</span>}
      <span className="soft small">
        {[ref, request.estimate && sayMoney(say, request.estimate)].filter(Boolean).join(' · ')}
      </span>
      {card.isFlagged && <span className="soft small">{say(lookOneByOne)}</span>}
    </span>
  );
  const isOpen = !card.isFlagged && !before;
  return (
    <li className={`card ${classes['card']}`}>
      <article className="stack" aria-label={`${traveller} ${ref}`}>
        {isOpen ? (
          <label className="check">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
            {text}
          </label>
        ) : (
          text
        )}
        {before && <ChangedNotice before={before} card={card} onLooked={onLooked} />}
      </article>
    </li>
  );
};
