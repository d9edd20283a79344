import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ApprovalCard as Card } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import { bahtOf, parseBaht } from '#domain/money';
import {
  approveChosen,
  approveMany,
  leaveMany,
  nothingWaits,
  nothingWaitsText,
  seeDecided,
} from '#words/approvals';
import { useStore } from '../../ui/store';
import { useBackCloses } from '../../ui/use-back-closes';
import { useSay } from '../../ui/use-say';
import { ApprovalCard } from './approval-card';
import classes from './approvals.module.css';
import parts from './card.module.css';
import { ChoiceRow } from './choice-row';
import { ListState } from './list-state';
import { changedSince } from './open-shown';
import { sayMoney } from '../../booking-kit/say-asked';
import type { WaitingApprovals } from './use-approvals';

type Props = {
  waiting: WaitingApprovals;
  /** Without what has been decided already. */
  cards: readonly Card[];
  /** The request that a notice leads to. */
  named: string | undefined;
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
    <div className="empty">
      <p className="strong">{say(nothingWaits)}</p>
      <p>{say(nothingWaitsText)}</p>
      <Link to="/approve" search={{ tab: 'decided' }} replace className="button">
        {say(seeDecided)}
      </Link>
    </div>
  );
};

export const WaitingList = ({ waiting, cards, named, onApprove, onAsk }: Props) => {
  const say = useSay();
  const { look, cards: known } = waiting.atFirst;
  const shown = useStore(known);
  /** Nothing that was not tapped is among them, nor what has changed since; null while they are decided one by one. */
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const plain = cards.filter(({ isFlagged }) => !isFlagged);
  const chosen = plain.filter((card) => picked?.has(pickOf(card)) && !changedSince(shown, card));
  const sum = chosen.reduce(
    (total, card) => total + (parseBaht(card.asked.estimate ?? '') ?? 0),
    0,
  );

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

  useBackCloses(() => choose(null), picked !== null);

  return (
    <ListState approvals={waiting} isEmpty={cards.length === 0} empty={<Nothing />}>
      {picked === null && plain.length >= MANY && (
        <button type="button" className="button accent" onClick={() => choose(new Set())}>
          {say(approveMany)}
        </button>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        className={`cards  ${picked === null ? '' : classes['choosing']}`}
      >
        {picked === null
          ? cards.map((card) => (
              <ApprovalCard
                key={card.id}
                card={card}
                isNamed={card.id === named}
                before={changedSince(shown, card)}
                onLooked={() => look(card)}
                onApprove={() => onApprove([card])}
                onAsk={(verdict) => onAsk(card, verdict)}
              />
            ))
          : [...plain, ...cards.filter(({ isFlagged }) => isFlagged)].map((card) => (
              <ChoiceRow
                key={card.id}
                card={card}
                before={changedSince(shown, card)}
                isChosen={picked.has(pickOf(card))}
                onChoose={(isChosen) => pick(card, isChosen)}
                onLooked={() => look(card)}
              />
            ))}
      </ul>
      {picked !== null && (
        <div className={parts['dock']}>
          <button type="button" className="button" onClick={() => choose(null)}>
            {say(leaveMany)}
          </button>
          <button
            type="button"
            className="button main"
            disabled={chosen.length === 0}
            onClick={() => {
              setPicked(null);
              onApprove(chosen);
            }}
          >
            {say(approveChosen, { count: chosen.length, amount: sayMoney(say, bahtOf(sum)) })}
          </button>
        </div>
      )}
    </ListState>
  );
};
