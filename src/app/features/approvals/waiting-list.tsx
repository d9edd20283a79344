import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
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

/** A card as it was looked at: one that has changed since is another. */
const pickOf = ({ approvalId, version }: Card) => `${approvalId}/${version}`;

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
  /** Whatever comes or changes meanwhile is not among them; null while they are decided one by one. */
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const plain = cards.filter(({ isFlagged }) => !isFlagged);
  const chosen = plain.filter((card) => picked?.has(pickOf(card)));

  const pick = (card: Card, isChosen: boolean) =>
    setPicked((before) => {
      const next = new Set(before);
      if (isChosen) next.add(pickOf(card));
      else next.delete(pickOf(card));
      return next;
    });

  /** The button that was pressed is gone: whoever works by keyboard goes on from the list. */
  const choose = (next: typeof picked) => {
    setPicked(next);
    list.current?.focus({ preventScroll: true });
  };

  return (
    <ListState approvals={waiting} isEmpty={cards.length === 0} empty={<Nothing />}>
      {picked === null && plain.length >= MANY && (
        <button
          type="button"
          className={buttons['many']}
          onClick={() => choose(new Set(plain.map(pickOf)))}
        >
          {say(approveMany)}
        </button>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        className={`${shared['list']} ${classes['waiting']} ${picked === null ? '' : classes['choosing']}`}
      >
        {cards.map((card) => (
          <ApprovalCard
            key={`${language}/${card.approvalId}`}
            card={card}
            choosing={
              picked && {
                isChosen: picked.has(pickOf(card)),
                set: (isChosen) => pick(card, isChosen),
              }
            }
            onApprove={() => onApprove([card])}
            onAsk={(verdict) => onAsk(card, verdict)}
          />
        ))}
      </ul>
      {picked !== null && (
        <div className={parts['dock']}>
          <button type="button" className={buttons['quiet']} onClick={() => choose(null)}>
            {say(leaveMany)}
          </button>
          <button
            type="button"
            className={buttons['yes']}
            disabled={chosen.length === 0}
            onClick={() => {
              setPicked(null);
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
