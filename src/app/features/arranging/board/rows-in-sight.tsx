import { memo, type ReactNode, type RefObject } from 'react';
import { useRowWindow } from './use-row-window';
import classes from './rows.module.css';

type RowsInSightProps = {
  scroller: RefObject<HTMLElement | null>;
  ids: readonly string[];
  rowHeight: number;
  draw: (index: number) => ReactNode;
};

/** Knows alone how far the board is scrolled, so that scrolling draws nothing but the rows that come into sight. */
export const RowsInSight = memo(({ scroller, ids, rowHeight, draw }: RowsInSightProps) =>
  useRowWindow(scroller, ids.length, rowHeight).map((index) => (
    <div
      key={ids[index]}
      role="presentation"
      className={classes['place']}
      style={{ top: `calc(var(--times-height) + ${index * rowHeight}px)` }}
    >
      {draw(index)}
    </div>
  )),
);
