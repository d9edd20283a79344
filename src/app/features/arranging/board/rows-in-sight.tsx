import type { ReactNode, RefObject } from 'react';
import { ROW_HEIGHT, useRowWindow } from './use-row-window';
import classes from './board.module.css';

type RowsInSightProps = {
  scroller: RefObject<HTMLElement | null>;
  ids: readonly string[];
  draw: (index: number) => ReactNode;
};

/** Knows alone how far the board is scrolled, so that scrolling draws nothing but the rows that come into sight. */
export const RowsInSight = ({ scroller, ids, draw }: RowsInSightProps) =>
  useRowWindow(scroller, ids.length).map((index) => (
    <div
      key={ids[index]}
      role="presentation"
      className={classes['rowPlace']}
      style={{ top: `calc(2rem + ${index * ROW_HEIGHT}px)` }}
    >
      {draw(index)}
    </div>
  ));
