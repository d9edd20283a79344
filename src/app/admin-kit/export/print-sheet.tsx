import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Day } from '#domain/dates/bangkok-time';
import { formatDate, formatDateTime } from '#domain/dates/format-bangkok';
import { printedAt, rowCount } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';
import { cellText, isNumeric } from '../list/cell-text';
import type { RowsDefinition } from '../list/list-definition';
import './print-sheet.css';

type PrintSheetProps<Row> = {
  definition: RowsDefinition<Row>;
  /** Of the period asked for, where one is. */
  days: readonly Day[];
  rows: readonly Row[];
  onDone: () => void;
};

/** The filtered rows on paper: stands beside the app, which is hidden while it is printed. */
export const PrintSheet = <Row,>({ definition, days, rows, onDone }: PrintSheetProps<Row>) => {
  const say = useSay();
  const { rowId, title, period } = definition;
  const columns = definition.columns.filter(({ fileOnly }) => !fileOnly);
  const [at] = useState(() => formatDateTime(new Date()));
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <section className="print-sheet">
      <h1>{say(title)}</h1>
      {period && days.length > 0 && (
        <p>
          {say(period)} {days.map(formatDate).join(' – ')}
        </p>
      )}
      <p>
        {say(rowCount, { count: rows.length })} · {say(printedAt, { at })}
      </p>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id}>{say(column.title)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column) => (
                <td key={column.id} data-numeric={isNumeric(column) || undefined}>
                  {cellText(column, row, say)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
};
