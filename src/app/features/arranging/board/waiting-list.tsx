import { memo, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import {
  atProvidersTitle,
  allArrangedHint,
  foundArrangedTitle,
  nothingFound,
  nothingThisDay,
  nothingThisDayHint,
} from '#words/arranging';
import { chooseSeveral } from '#words/board';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import { sayAllDone, sayOpen } from '../texts';
import { isAtProvider, isOpen, targetKey, type Target } from '../target';
import type { Fit } from './fits';
import type { LineHandlers } from './waiting-line';
import { WaitingLines } from './waiting-lines';
import classes from './waiting.module.css';

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity,
};

/** One stop of the Tab key for the whole list; inside it the arrow keys move. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-target]')];
  const here = lines.indexOf(event.target as HTMLElement);
  if (!step || here < 0) return;
  event.preventDefault();
  lines[Math.min(lines.length - 1, Math.max(0, here + step))]?.focus();
};

const NOTHING: readonly Target[] = [];

type WaitingListProps = LineHandlers & {
  day: ArrangeDay;
  targets: readonly Target[];
  fits: ReadonlyMap<string, Fit>;
  /** The cars that a proposal gives them. */
  goesTo: ReadonlyMap<string, string>;
  /** What was asked for together with what is picked. */
  linked: ReadonlySet<string>;
  /** The letters that are searched for; none otherwise. */
  searched: string;
  openKey: string | null;
  /** Several at once, by their keys; null while one at a time is picked. */
  chosen: ReadonlySet<string> | null;
  /** Begins to choose several, and ends it; null for whoever may not. */
  onChoose: (() => void) | null;
};

/** What still needs somebody, by start, with a count that goes to nothing: the day's work done is visible. */
export const WaitingList = memo((props: WaitingListProps) => {
  const { day, targets, fits, goesTo, linked, searched, openKey, chosen, ...rest } = props;
  const { onChoose, ...handlers } = rest;
  const say = useSay();
  const isSearched = searched !== '';
  const list = useRef<HTMLDivElement>(null);
  // What is found begins at the top, wherever the list stood.
  useLayoutEffect(() => {
    if (list.current && searched !== '') list.current.scrollTop = 0;
  }, [searched]);
  // Here, and not in each of hundreds of lines: each would have a clock of its own.
  const now = useNow();
  const { waiting, atProviders, arranged } = useMemo(() => {
    const open = targets.filter((target) => isOpen(target, day));
    const others = targets.filter((target) => !isOpen(target, day));
    return {
      waiting: open,
      atProviders: others.filter(isAtProvider),
      // Whoever searches wants what is found, wherever it lies on the board.
      arranged: isSearched ? others.filter((target) => !isAtProvider(target)) : NOTHING,
    };
  }, [targets, day, isSearched]);
  const isEmpty = day.trips.length === 0;
  const shown = [...waiting, ...atProviders, ...arranged].map(targetKey);
  const reachable = openKey !== null && shown.includes(openKey) ? openKey : shown[0];
  const lines = { day, fits, now, goesTo, linked, openKey, reachable, chosen, ...handlers };
  return (
    <div ref={list} className={classes['list']} role="presentation" onKeyDown={moveFocus}>
      <section aria-labelledby="waiting-for-a-car">
        <div className={classes['title']}>
          <h2 id="waiting-for-a-car">{sayOpen(say, day, waiting.length)}</h2>
          {onChoose && targets.length > 0 && (
            <button
              type="button"
              className="quiet small"
              aria-pressed={chosen !== null}
              onClick={onChoose}
            >
              {say(chooseSeveral)}
            </button>
          )}
        </div>
        {targets.length === 0 && isSearched && (
          <p className={`soft small ${classes['empty']}`}>{say(nothingFound)}</p>
        )}
        {waiting.length === 0 && !isSearched && (
          <p className={`soft small ${classes['empty']}`}>
            <strong>{isEmpty ? say(nothingThisDay) : sayAllDone(say, day)}</strong>
            <br />
            {say(isEmpty ? nothingThisDayHint : allArrangedHint)}
          </p>
        )}
        <WaitingLines targets={waiting} {...lines} />
      </section>
      {atProviders.length > 0 && (
        <section aria-labelledby="waiting-for-providers">
          <div className={classes['title']}>
            <h2 id="waiting-for-providers">
              {say(atProvidersTitle, { count: atProviders.length })}
            </h2>
          </div>
          <WaitingLines targets={atProviders} {...lines} />
        </section>
      )}
      {arranged.length > 0 && (
        <section aria-labelledby="found-arranged">
          <div className={classes['title']}>
            <h2 id="found-arranged">{say(foundArrangedTitle, { count: arranged.length })}</h2>
          </div>
          <WaitingLines targets={arranged} {...lines} />
        </section>
      )}
    </div>
  );
});
