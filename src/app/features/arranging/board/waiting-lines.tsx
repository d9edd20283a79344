import { memo, useMemo, type CSSProperties } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import { startOf, targetKey, type Target } from '../target';
import type { Fit } from './fits';
import { WaitingLine, type LineHandlers } from './waiting-line';

/** More than a screen shows, and few enough to be drawn within a tap. */
const LINES_IN_PART = 12;

type LinesProps = LineHandlers & {
  targets: readonly Target[];
  day: ArrangeDay;
  fits: ReadonlyMap<string, Fit>;
  now: Date;
  goesTo: ReadonlyMap<string, string>;
  linked: ReadonlySet<string>;
  openKey: string | null;
  /** The one that the Tab key stops at. */
  reachable: string | undefined;
  chosen: ReadonlySet<string> | null;
};

/** Found by a search: it is on its way, or back. */
const hasLeft = (target: Target) => target.type === 'trip' && target.trip.departedAt !== null;

const Part = memo((props: LinesProps) => {
  const { targets, day, fits, now, goesTo, linked, openKey, reachable, chosen, ...handlers } =
    props;
  return (
    <ul style={{ '--lines': targets.length } as CSSProperties}>
      {targets.map((target) => {
        const key = targetKey(target);
        return (
          <li key={key}>
            <WaitingLine
              target={target}
              day={day}
              fit={fits.get(key)}
              hasBegun={!hasLeft(target) && new Date(startOf(target)) < now}
              goesTo={goesTo.get(target.id)}
              isPicked={key === openKey}
              isLinked={linked.has(target.id)}
              isChosen={chosen && chosen.has(key)}
              isReachable={key === reachable}
              {...handlers}
            />
          </li>
        );
      })}
    </ul>
  );
});

/** Hundreds of lines in parts: a tap looks at those alone that it concerns. */
export const WaitingLines = ({ targets, openKey, reachable, ...rest }: LinesProps) => {
  const parts = useMemo(() => inParts(targets), [targets]);
  // A part is the same whatever is in it: with its first line's name all would be made anew when that one is placed.
  return parts.map(({ number, keys, lines }) => (
    <Part
      key={number}
      targets={lines}
      openKey={openKey !== null && keys.has(openKey) ? openKey : null}
      reachable={reachable !== undefined && keys.has(reachable) ? reachable : undefined}
      {...rest}
    />
  ));
};

const inParts = (targets: readonly Target[]) =>
  Array.from({ length: Math.ceil(targets.length / LINES_IN_PART) }, (_, number) => {
    const lines = targets.slice(number * LINES_IN_PART, (number + 1) * LINES_IN_PART);
    return { number, lines, keys: new Set(lines.map(targetKey)) };
  });
