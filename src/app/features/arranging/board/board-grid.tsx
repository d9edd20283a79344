import { memo, useMemo, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { boardLabel, byCars, byDrivers, noCars, noDrivers } from '#words/arranging';
import { turnBoard } from '#words/board';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { TurnIcon } from '../arranging-icons';
import type { boardRows } from '../arranging-search';
import { RowsInSight } from './rows-in-sight';
import { linesIn } from './trip-block';
import type { TimeScale } from './time-scale';
import type { useCells } from './use-cells';
import { useMiddle } from './use-middle';
import { usePickedInSight } from './use-picked-in-sight';
import classes from './board.module.css';

type GridProps = {
  scroller: RefObject<HTMLDivElement | null>;
  by: (typeof boardRows)[number];
  ids: readonly string[];
  rowHeight: number;
  scale: TimeScale;
  headWidth: number;
  /** When what is picked begins and ends. */
  pickedFrom: number | null;
  pickedUntil: number | null;
  /** A proposal is drawn over the day. */
  isProposed: boolean;
  onKeyDown: ReturnType<typeof useCells>['onKeyDown'];
  onTurn: () => void;
  draw: (index: number) => ReactNode;
};

/** The hours above, the rows below them; it scrolls in both directions when it is zoomed or long. */
export const BoardGrid = memo((props: GridProps) => {
  const { scroller, by, ids, rowHeight, scale, headWidth, pickedFrom, pickedUntil, isProposed } =
    props;
  const { onKeyDown, onTurn, draw } = props;
  const say = useSay();
  const { day } = useArranging();
  const now = useNow().getTime();
  const height = ids.length * rowHeight;
  const [title, other] = by === 'cars' ? [byCars, byDrivers] : [byDrivers, byCars];
  const isToday = (left: number, width: number) =>
    scale.shows(now) && scale.at(now) >= left && scale.at(now) < left + width;
  const style = useMemo(
    () =>
      // Measures of its own, which the sheets of its parts read.
      ({
        height,
        width: `calc(var(--head-width) + ${scale.width}px)`,
        '--head-width': `${headWidth}px`,
        '--tick': `${scale.lines}px`,
        '--row-height': `${rowHeight}px`,
        '--lines': linesIn(rowHeight),
      }) as CSSProperties,
    [height, rowHeight, scale, headWidth],
  );
  useMiddle(scroller, scale, headWidth);
  usePickedInSight(scroller, scale, headWidth, pickedFrom, pickedUntil);
  return (
    <div
      ref={scroller}
      className={classes['scroller']}
      data-scroller
      data-proposed={isProposed || undefined}
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-label={say(boardLabel)}
        aria-rowcount={ids.length + 1}
        className={classes['grid']}
        style={style}
        onKeyDown={onKeyDown}
      >
        <div role="row" aria-rowindex={1} className={classes['times']}>
          <span role="columnheader" className={classes['corner']}>
            {day.kind.withDriver ? (
              <button
                type="button"
                className={classes['turn']}
                title={say(turnBoard, { to: say(other) })}
                onClick={onTurn}
              >
                {say(title)}
                <TurnIcon size={14} />
              </button>
            ) : (
              <span className={classes['turn']}>{say(title)}</span>
            )}
          </span>
          {scale.ticks.map(({ left, width, label, weekday }) => (
            <span
              key={left}
              role="columnheader"
              className={classes['tick']}
              data-now={(weekday && isToday(left, width)) || undefined}
              style={{ left: `calc(var(--head-width) + ${left}px)`, width }}
            >
              <span>{[weekday && say(weekday), label].filter(Boolean).join(' ')}</span>
            </span>
          ))}
        </div>
        {scale.shows(now) && (
          <span
            aria-hidden
            className={classes['now']}
            style={{ left: `calc(var(--head-width) + ${scale.at(now)}px)`, height }}
          />
        )}
        <RowsInSight scroller={scroller} ids={ids} rowHeight={rowHeight} draw={draw} />
      </div>
      {ids.length === 0 && <p className="empty">{say(by === 'cars' ? noCars : noDrivers)}</p>}
    </div>
  );
});
