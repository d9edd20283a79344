import type { ApprovalCard } from '#contract/approvals';
import { lookOneByOne } from '#words/approvals';
import { TickRow } from '../../ui/tick-row';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import classes from './approvals.module.css';
import { ChangedNotice } from './changed-notice';
import { sayMoney, sayWhole } from '../../booking-kit/say-asked';

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
  const isOpen = !card.isFlagged && !before;
  return (
    <li className={`card ${classes['card']}`}>
      <article className="stack" aria-label={`${traveller} ${ref}`}>
        <TickRow onTick={isOpen ? onChoose : undefined} isTicked={isChosen}>
          <strong>{traveller}</strong>
          <span>{sayWhole(say, request, now)}</span>
          {request.places.length > 0 && <span>{request.places.join(' → ')}</span>}
          <span className="soft small">
            {[ref, request.estimate && sayMoney(say, request.estimate)].filter(Boolean).join(' · ')}
          </span>
          {card.isFlagged && <span className="soft small">{say(lookOneByOne)}</span>}
        </TickRow>
        {before && <ChangedNotice before={before} card={card} onLooked={onLooked} />}
      </article>
    </li>
  );
};
