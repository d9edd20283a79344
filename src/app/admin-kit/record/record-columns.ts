import { sayField } from '#contract/say-field';
import type { Field, Fields } from '#contract/record-field';
import type { Column, ColumnType } from '../list/list-definition';

const types: Partial<Record<Field['input'], ColumnType>> = {
  number: 'number',
  money: 'money',
  day: 'day',
  decimal: 'decimal',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const columnOf = <Row extends Readonly<Record<string, unknown>>>(
  name: string,
  field: Field,
): Column<Row> => {
  const { list } = field.place;
  const type = types[field.input];
  return {
    id: name,
    title: field.label,
    value: (row, say) => {
      const value = row[name];
      if (typeof value === 'number' && type !== undefined) return value;
      if (type === 'decimal') return typeof value === 'string' ? String(Number(value)) : null;
      return type !== undefined
        ? (textOf(value) ?? null)
        : sayField(field, value, say, () => textOf(row[field.named ?? '']));
    },
    ...(type && { type }),
    ...(list ? list : { fileOnly: true }),
  };
};

/** What of a column is another than usual, or what stands in its place. */
type OwnColumn<Row> = Partial<Column<Row>> | ((column: Column<Row>) => readonly Column<Row>[]);

/** The columns of a record's list in the order of its fields; `own` makes others of a field's. */
export const columnsOf = <F extends Fields, Row extends Readonly<Record<string, unknown>>>(
  fields: F,
  own: { readonly [K in keyof F]?: OwnColumn<Row> },
): readonly Column<Row>[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.input === 'file') return [];
    const column = columnOf<Row>(name, field);
    const change = own[name];
    return typeof change === 'function' ? change(column) : [{ ...column, ...change }];
  });
