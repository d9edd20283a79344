import { memo, type PointerEvent } from 'react';
import {
  atProvidersTitle,
  allArranged,
  allArrangedHint,
  boardHelp,
  waitingTitle,
} from '#words/arranging';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { Flags, WhatIsMissing } from '../facts';
import { isAtProvider, isOpen, targetKey, targetsOf, type Target } from '../target';
import { targetBookings, targetName, targetRoute, targetWhen } from '../texts';
import classes from './board.module.css';

type WaitingListProps = { onDragBegin: (event: PointerEvent, target: Target) => void };

type CardProps = WaitingListProps & { target: Target };

const Card = ({ target: one, onDragBegin }: CardProps) => {
  const say = useSay();
  const { target, open, day } = useArranging();
  const isChosen = target !== null && targetKey(target) === targetKey(one);
  return (
    <button
      type="button"
      className={classes['card']}
      aria-pressed={isChosen}
      data-target={targetKey(one)}
      onClick={() => open(isChosen ? null : one)}
      onPointerDown={(event) => onDragBegin(event, one)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <strong className={classes['cardTop']}>{targetWhen(one, day)}</strong>
      <span className={classes['cardRoute']}>{targetRoute(one)}</span>
      <small className={classes['cardRef']}>{targetName(one, say)}</small>
      <span className={classes['cardFacts']}>
        <WhatIsMissing target={one} />
        <Flags of={targetBookings(one)} />
      </span>
    </button>
  );
};

/** What still needs somebody, by start, with a count that goes to nothing: the day's work done is visible. */
export const WaitingList = memo(({ onDragBegin }: WaitingListProps) => {
  const say = useSay();
  const { day } = useArranging();
  const all = targetsOf(day);
  const waiting = all.filter((one) => isOpen(one, day));
  const atProviders = all.filter((one) => isAtProvider(one) && !isOpen(one, day));
  const cards = (targets: readonly Target[]) => (
    <ul>
      {targets.map((one) => (
        <li key={targetKey(one)}>
          <Card target={one} onDragBegin={onDragBegin} />
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
        {waiting.length === 0 ? (
          <p className={classes['done']}>
            <strong>{say(allArranged)}</strong>
            {say(allArrangedHint)}
          </p>
        ) : (
          <p className={classes['help']}>{say(boardHelp)}</p>
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
    </div>
  );
});
