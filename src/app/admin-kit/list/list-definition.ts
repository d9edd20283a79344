import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { ListPage } from '#contract/list';
import type { Message, Say } from '#words/message';

/** `day` is written `2026-11-21`, `moment` as the API writes it, `money` as a decimal text, `decimal` to the last digit. */
export type ColumnType = 'text' | 'number' | 'decimal' | 'money' | 'day' | 'moment';

/** One column of a list: the table, the cards, CSV, XLSX and print are all made from it. */
export type Column<Row> = {
  id: string;
  title: Message;
  /** Without it, text. */
  type?: ColumnType;
  value: (row: Row, say: Say) => string | number | null;
  /** How the screen draws it, where the value alone does not do. */
  show?: (row: Row) => ReactNode;
  /** The contract's key, where the list can be sorted by it. */
  sort?: string;
  /**
   * On a card: `title` large, `mark` beside it, `line` with its name below, `whole` a line over the card's width, `none`
   * not at all. Without it, `line`.
   */
  card?: 'title' | 'mark' | 'line' | 'whole' | 'none';
  /** In the table a further line in the cell of the column of this name: few columns, and none beyond the edge. */
  below?: string;
  /** One line of what room there is in the table, which it takes from the others. */
  clipped?: true;
  /** Only in files; paper shows what the screen shows. */
  fileOnly?: true;
  /** Not in files, because other columns say it there in parts. */
  screenOnly?: true;
};

export type Option = { value: string; label: string };

/** Chips above the list; `many` may be chosen together. `compact`, or more than a row of chips, is a choice instead. */
export type Filter = {
  id: string;
  title: Message;
  many?: boolean;
  compact?: boolean;
  options: readonly Option[];
};

export type Query = Readonly<Record<string, string>>;

/** What it takes to draw and export rows, wherever they come from. */
export type RowsDefinition<Row> = Pick<
  ListDefinition<Row>,
  'name' | 'title' | 'columns' | 'period' | 'rowId' | 'rowName' | 'read' | 'largestPage'
>;

export type ListDefinition<Row> = {
  /** Names its rows and filters on the device, and its files. */
  name: string;
  title: Message;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** What a screen reader calls the row. */
  rowName: (row: Row, say: Say) => string;
  /** The contract's own: what the address may say, and what comes back. */
  query: { entries: Readonly<Record<string, GenericSchema>> };
  page: GenericSchema<unknown, ListPage<Row>>;
  /** How many rows an export may ask for at once, where they are more than usual. */
  largestPage?: number;
  read: (query: Query, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** Subjects of events after which it is read again. */
  topics: readonly string[];
  /** The contract's own order, where it is not that of the first column, rising. */
  sort?: string;
  /** Asks for a period too, and says of what. */
  period?: Message;
  /** What is asked for as long as the address says nothing of it. */
  usual?: () => Query;
  emptyText: Message;
  /** Where nothing is shown for a reason of its own. */
  whyEmpty?: (page: ListPage<Row>) => Message | null;
};
