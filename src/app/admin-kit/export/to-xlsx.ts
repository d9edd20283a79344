import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import { BANGKOK_OFFSET_MS } from '#domain/dates/bangkok-time';
import type { Say } from '#words/message';
import type { Column } from '../list/list-definition';

/** The spreadsheet knows no zones: a moment stands there as the clock on the wall showed it. */
const onTheWall = (moment: string | number) =>
  new Date(new Date(moment).getTime() + BANGKOK_OFFSET_MS);

const shapes: Record<NonNullable<Column<never>['type']>, (value: string | number) => Cell> = {
  text: (value) => ({ value: String(value), type: String }),
  number: (value) => ({ value: Number(value), type: Number, format: '#,##0' }),
  decimal: (value) => ({ value: Number(value), type: Number, format: '#,##0.######' }),
  money: (value) => ({ value: Number(value), type: Number, format: '#,##0.00' }),
  day: (value) => ({ value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }),
  moment: (value) => ({ value: onTheWall(value), type: Date, format: 'dd/mm/yyyy hh:mm' }),
};

const cellOf = <Row>({ type = 'text', value }: Column<Row>, row: Row, say: Say): Cell => {
  const cell = value(row, say);
  return cell === null || cell === '' ? null : shapes[type](cell);
};

const NARROWEST = 10;
const WIDEST = 48;

const widthOf = (cells: readonly Cell[], heading: string) => {
  const longest = cells.reduce<number>((most, cell) => {
    const value = cell !== null && typeof cell === 'object' && 'value' in cell ? cell.value : null;
    return Math.max(most, typeof value === 'string' ? value.length : NARROWEST);
  }, heading.length);
  return { width: Math.min(WIDEST, Math.max(NARROWEST, longest) + 2) };
};

/** What a sheet may not be called. */
const sheetName = (title: string) => title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** Real dates and numbers, so that whoever opens it can sort and sum. */
export const toXlsx = <Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  say: Say,
): Promise<Blob> => {
  const headings = columns.map((column) => say(column.title));
  const body = rows.map((row) => columns.map((column) => cellOf(column, row, say)));
  const head: Cell[] = headings.map((value) => ({ value, type: String, fontWeight: 'bold' }));
  return writeExcelFile([head, ...body], {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: headings.map((heading, place) =>
      widthOf(
        body.map((cells) => cells[place]),
        heading,
      ),
    ),
  }).toBlob();
};
