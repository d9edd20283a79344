import { memo, type PointerEvent } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import {
  atProvidersTitle,
  allArranged,
  allArrangedHint,
  boardHelp,
  foundArrangedTitle,
  nothingFound,
  nothingThisDay,
  nothingThisDayHint,
  waitingTitle,
} from '#words/arranging';
import { useSay } from '../../../ui/use-say';
import { Flags, WhatIsMissing } from '../facts';
import { isAtProvider, isOpen, targetKey, type Target } from '../target';
import { targetBookings, targetName, targetRoute, targetWhen } from '../texts';
import classes from './board.module.css';

type Handlers = {
  onOpen: (target: Target) => void;
  onDragBegin: (event: PointerEvent, target: Target) => void;
};

type CardProps = Handlers & { target: Target; day: ArrangeDay; isChosen: boolean };

const Card = memo(({ target, day, isChosen, onOpen, onDragBegin }: CardProps) => {
  const say = useSay();
  return (
    <button
      type="button"
      className={classes['card']}
      aria-pressed={isChosen}
      data-target={targetKey(target)}
      onClick={() => onOpen(target)}
      onPointerDown={(event) => onDragBegin(event, target)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <strong className="numbers">{targetWhen(target, day)}</strong>
      <span className="small">{targetRoute(target)}</span>
      <small className="nowrap">{targetName(target, say)}</small>
      <span className="flow gap-1">
        <WhatIsMissing target={target} day={day} />
        <Flags of={targetBookings(target)} />
      </span>
    </button>
  );
});

type WaitingListProps = Handlers & {
  day: ArrangeDay;
  targets: readonly Target[];
  isSearched: boolean;
  openKey: string | null;
};

/** What still needs somebody, by start, with a count that goes to nothing: the day's work done is visible. */
export const WaitingList = memo((props: WaitingListProps) => {
  const { day, targets, isSearched, openKey, ...handlers } = props;
  const say = useSay();
  const waiting = targets.filter((target) => isOpen(target, day));
  const atProviders = targets.filter((target) => isAtProvider(target) && !isOpen(target, day));
  // Whoever searches wants what is found, wherever it lies on the board.
  const arranged = isSearched
    ? targets.filter((target) => !isOpen(target, day) && !isAtProvider(target))
    : [];
  const isEmpty = day.trips.length === 0;
  const cards = (some: readonly Target[]) => (
    <ul>
      {some.map((target) => (
        <li key={targetKey(target)}>
          <Card target={target} day={day} isChosen={targetKey(target) === openKey} {...handlers} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={classes['waiting']}>
      <section aria-labelledby="waiting-for-a-car">
        <h2 id="waiting-for-a-car" className={classes['waitingTitle']}>
          {say(waitingTitle, { count: waiting.length })}
        </h2>
        {targets.length === 0 && isSearched ? (
          <p className="soft small">{say(nothingFound)}</p>
        ) : waiting.length > 0 ? (
          <p className="soft small">{say(boardHelp)}</p>
        ) : (
          !isSearched && (
            <p className="note grid gap-0 small">
              <strong>{say(isEmpty ? nothingThisDay : allArranged)}</strong>
              {say(isEmpty ? nothingThisDayHint : allArrangedHint)}
            </p>
          )
        )}
        {cards(waiting)}
      </section>
      {atProviders.length > 0 && (
        <section aria-labelledby="waiting-for-providers">
          <h2 id="waiting-for-providers" className={classes['waitingTitle']}>
            {say(atProvidersTitle, { count: atProviders.length })}
          </h2>
          {cards(atProviders)}
        </section>
      )}
      {arranged.length > 0 && (
        <section aria-labelledby="found-arranged">
          <h2 id="found-arranged" className={classes['waitingTitle']}>
            {say(foundArrangedTitle, { count: arranged.length })}
          </h2>
          {cards(arranged)}
        </section>
      )}
    </div>
  );
});
