import { useCallback, useState, type KeyboardEvent, type RefObject } from 'react';
import type { RowDifference } from '../proposal/difference';
import type { BoardRow } from './board-rows';
import { showRow } from './use-row-window';

type Cells = {
  /** How many stops a row has: its head and its trips. */
  lengths: readonly number[];
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
};

/** The head of a row, its trips, and what would come. */
export const lengthsOf = (
  rows: readonly BoardRow[],
  difference: ReadonlyMap<string, RowDifference>,
): readonly number[] =>
  rows.map(({ id, trips }) => 1 + trips.length + (difference.get(id)?.ghosts.length ?? 0));

const steps: Record<string, readonly [rows: number, cells: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};

/** One stop of the Tab key for the whole board; inside it the arrow keys move, as in a spreadsheet. */
export const useCells = ({ lengths, scroller, rowHeight }: Cells) => {
  const [at, setAt] = useState<readonly [row: number, cell: number]>([0, 0]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const here = event.target instanceof Element && event.target.closest('[data-cell]');
      const [fromRow = 0, fromCell = 0] = (
        here instanceof HTMLElement ? (here.dataset['cell'] ?? '') : ''
      )
        .split('-')
        .map(Number);
      const row = Math.min(lengths.length - 1, Math.max(0, fromRow + step[0]));
      const cell = Math.min((lengths[row] ?? 1) - 1, Math.max(0, fromCell + step[1]));
      setAt([row, cell]);
      showRow(scroller.current, row, rowHeight);
      // The row may have to be drawn before it can be focused.
      requestAnimationFrame(() => {
        const found = scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}-${cell}"]`);
        found?.focus({ preventScroll: true });
        found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      });
    },
    [lengths, scroller, rowHeight],
  );

  const currentIn = (row: number): number | null => (at[0] === row ? at[1] : null);

  return { currentIn, onKeyDown };
};
