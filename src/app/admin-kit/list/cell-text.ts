import { formatDate, formatDateTime } from '#domain/dates/format-bangkok';
import { formatBaht, parseBaht } from '#domain/money';
import type { Say } from '#words/message';
import type { Column } from './list-definition';

const shapes: Record<NonNullable<Column<never>['type']>, (value: string | number) => string> = {
  text: String,
  number: (value) => Number(value).toLocaleString('en-GB'),
  decimal: (value) => Number(value).toLocaleString('en-GB', { maximumFractionDigits: 6 }),
  money: (value) => formatBaht(parseBaht(String(value)) ?? 0),
  day: (value) => formatDate(value),
  moment: (value) => formatDateTime(value),
};

/** A value as people read it, on the screen, on paper and in CSV. */
export const cellText = <Row>(
  { type = 'text', value }: Column<Row>,
  row: Row,
  say: Say,
): string => {
  const cell = value(row, say);
  return cell === null || cell === '' ? '' : shapes[type](cell);
};

/** For programs: figures without commas, which would be other figures elsewhere. */
export const fileText = <Row>(column: Column<Row>, row: Row, say: Say): string =>
  isNumeric(column) ? String(column.value(row, say) ?? '') : cellText(column, row, say);

export const isNumeric = ({ type }: Pick<Column<never>, 'type'>): boolean =>
  type === 'number' || type === 'decimal' || type === 'money';
