import type { PointerEvent } from 'react';
import { allArranged, allArrangedHint, boardHelp, waitingTitle } from '#words/arranging';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import type { boardRows } from '../arranging-search';
import { Flags, WhatIsMissing } from '../facts';
import { isOpen, targetKey, targetsOf, type Target } from '../target';
import { targetBookings, targetName, targetPeriod, targetRoute } from '../texts';
import classes from './board.module.css';

type WaitingListProps = {
  by: (typeof boardRows)[number];
  onDragBegin: (event: PointerEvent, target: Target) => void;
};

/** What still needs somebody, by start, with a count that goes to nothing: the day's work done is visible. */
export const WaitingList = ({ by, onDragBegin }: WaitingListProps) => {
  const say = useSay();
  const { day, target, open } = useArranging();
  const needsDriver = day.kind.withDriver && by === 'drivers';
  const waiting = targetsOf(day).filter((one) => isOpen(one, needsDriver));
  return (
    <section className={classes['waiting']} aria-labelledby="waiting-for-a-car">
      <h2 id="waiting-for-a-car" className={classes['waitingTitle']}>
        {say(waitingTitle, { count: waiting.length })}
      </h2>
      {waiting.length === 0 && (
        <p className={classes['done']}>
          <strong>{say(allArranged)}</strong>
          {say(allArrangedHint)}
        </p>
      )}
      {waiting.length > 0 && <p className={classes['help']}>{say(boardHelp)}</p>}
      <ul>
        {waiting.map((one) => {
          const isChosen = target !== null && targetKey(target) === targetKey(one);
          return (
            <li key={targetKey(one)}>
              <button
                type="button"
                className={classes['card']}
                aria-pressed={isChosen}
                onClick={() => open(isChosen ? null : one)}
                onPointerDown={(event) => onDragBegin(event, one)}
                onContextMenu={(event) => event.preventDefault()}
              >
                <span className={classes['cardTop']}>
                  <strong>{targetPeriod(one)}</strong>
                </span>
                <span className={classes['cardRoute']}>{targetRoute(one)}</span>
                <small className={classes['cardRef']}>{targetName(one, say)}</small>
                <span className={classes['cardFacts']}>
                  <WhatIsMissing target={one} />
                  <Flags of={targetBookings(one)} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
