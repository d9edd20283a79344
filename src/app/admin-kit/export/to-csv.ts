import type { Say } from '#words/message';
import { fileText } from '../list/cell-text';
import type { Column } from '../list/list-definition';

/** Without it Excel takes UTF-8 for something else, and Thai is lost. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Excel runs a cell that begins like a formula; an apostrophe makes it text. A plain number is harmless. */
const disarm = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?[\d,.]+$/.test(text) ? `'${text}` : text;

const quote = (text: string): string =>
  /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const line = (cells: readonly string[]) => cells.map((cell) => quote(disarm(cell))).join(',');

export const toCsv = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  say: Say,
): string => {
  const headings = line(columns.map(({ title }) => say(title)));
  const body = rows.map((row) => line(columns.map((column) => fileText(column, row, say))));
  return `${BYTE_ORDER_MARK}${[headings, ...body].join('\r\n')}\r\n`;
};
