import { Link } from '@tanstack/react-router';
import type { ApprovalCard } from '#contract/approvals';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  decidedBy,
  decidedByMe,
  decisionNames,
  nothingDecided,
  reasonWas,
  seeWaiting,
} from '#words/approvals';
import { StatusChip } from '../../ui/status-chip';
import { useSay } from '../../ui/use-say';
import classes from './approvals.module.css';
import parts from './card.module.css';
import { CardFacts } from './card-facts';
import { CardHead } from './card-head';
import { ListState } from './list-state';
import { useApprovals } from './use-approvals';

const Decided = ({ card }: { card: ApprovalCard }) => {
  const say = useSay();
  const { decision } = card;
  if (!decision) return null;
  const at = formatDateTime(decision.at);
  return (
    <li className={`card ${classes['card']}`}>
      <article className="stack" aria-label={`${card.traveller} ${card.ref}`}>
        <CardHead card={card}>
          <StatusChip state={card.status} />
        </CardHead>
        <p className={parts['decision']} data-is={decision.is}>
          <strong>{say(decisionNames[decision.is])}</strong>{' '}
          {decision.byMe ? say(decidedByMe, { at }) : say(decidedBy, { name: decision.by, at })}
        </p>
        {decision.reason !== null && <p>{say(reasonWas, { reason: decision.reason })}</p>}
        <CardFacts card={card} />
      </article>
    </li>
  );
};

/** By this approver or in their name, the latest first. */
export const DecidedList = () => {
  const say = useSay();
  const decided = useApprovals('decided');
  const cards = decided.value?.approvals ?? [];
  const empty = (
    <div className="empty">
      <p>{say(nothingDecided)}</p>
      <Link to="/approve" search={{}} replace className="button">
        {say(seeWaiting)}
      </Link>
    </div>
  );
  return (
    <ListState approvals={decided} isEmpty={cards.length === 0} empty={empty}>
      <ul className="cards">
        {cards.map((card) => (
          <Decided key={card.approvalId} card={card} />
        ))}
      </ul>
    </ListState>
  );
};
