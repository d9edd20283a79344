import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApprovalCard as Card } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import {
  approveChosen,
  approveMany,
  leaveMany,
  nothingWaits,
  nothingWaitsText,
  seeDecided,
} from '#words/approvals';
import { useServices } from '../../app-services';
import shared from '../../ui/cards.module.css';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { ApprovalCard } from './approval-card';
import classes from './approvals.module.css';
import parts from './card.module.css';
import buttons from './buttons.module.css';
import { ListState } from './list-state';
import type { ShownApprovals } from './use-approvals';

type Props = {
  waiting: ShownApprovals;
  /** Without what has been decided already. */
  cards: readonly Card[];
  onApprove: (cards: readonly Card[]) => void;
  onAsk: (card: Card, verdict: Exclude<Verdict, 'approve'>) => void;
};

/** Fewer than this are quicker one by one. */
const MANY = 2;

const Nothing = () => {
  const say = useSay();
  return (
    <div className={`${shared['empty']} ${classes['empty']}`}>
      <p className={classes['strong']}>{say(nothingWaits)}</p>
      <p>{say(nothingWaitsText)}</p>
      <Link to="/approve" search={{ tab: 'decided' }} replace className={buttons['quiet']}>
        {say(seeDecided)}
      </Link>
    </div>
  );
};

export const WaitingList = ({ waiting, cards, onApprove, onAsk }: Props) => {
  const say = useSay();
  const language = useStore(useServices().language.value);
  /** What was taken out of the many; null while they are decided one by one. */
  const [left, setLeft] = useState<ReadonlySet<string> | null>(null);
  const plain = cards.filter(({ isFlagged }) => !isFlagged);
  const chosen = left === null ? [] : plain.filter(({ approvalId }) => !left.has(approvalId));

  const choose = (approvalId: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(approvalId);
      else next.add(approvalId);
      return next;
    });

  return (
    <ListState approvals={waiting} isEmpty={cards.length === 0} empty={<Nothing />}>
      {left === null && plain.length >= MANY && (
        <button type="button" className={buttons['many']} onClick={() => setLeft(new Set())}>
          {say(approveMany)}
        </button>
      )}
      <ul className={`${shared['list']} ${left === null ? '' : classes['choosing']}`}>
        {cards.map((card) => (
          <ApprovalCard
            key={`${language}/${card.approvalId}`}
            card={card}
            choosing={
              left === null
                ? null
                : {
                    isChosen: !left.has(card.approvalId),
                    set: (isChosen) => choose(card.approvalId, isChosen),
                  }
            }
            onApprove={() => onApprove([card])}
            onAsk={(verdict) => onAsk(card, verdict)}
          />
        ))}
      </ul>
      {left !== null && (
        <div className={parts['dock']}>
          <button type="button" className={buttons['quiet']} onClick={() => setLeft(null)}>
            {say(leaveMany)}
          </button>
          <button
            type="button"
            className={buttons['yes']}
            disabled={chosen.length === 0}
            onClick={() => {
              setLeft(null);
              onApprove(chosen);
            }}
          >
            {say(approveChosen, { count: chosen.length })}
          </button>
        </div>
      )}
    </ListState>
  );
};
