import { MOST_ROWS, type ImportAnswer, type ImportRow } from '#contract/import';
import type { Limits } from '#contract/record-field';
import { readCsv } from '#domain/csv/read-csv';
import {
  importEmpty,
  importNoColumns,
  importTooLarge,
  importUnchanged,
  importUnknown,
  importUnreadable,
} from '#words/admin-kit';
import { allProblems, isProblem } from '#words/admin-problems';
import { beyondLimits } from '#words/beyond-limits';
import type { Message, Say } from '#words/message';
import type { Judge, Judgement } from './judgement';

/** One column of a file: found by its name in either language or by its id, read from its text. */
export type ImportColumn = {
  id: string;
  title: Message;
  required?: boolean;
  /** What the contract takes, from what somebody typed; an empty cell is null. */
  read?: (text: string) => ImportRow[string];
  example: string | Message;
  /** Said of a cell that cannot be read, where more than that is known. */
  wanted?: Message;
  limits?: Limits;
};

export const MOST_MEGABYTES = 2;
const PREVIEW_ROWS = 20;

const plain = (heading: string) => heading.replace(/\*$/, '').trim().toLowerCase();
const isCalled = (heading: string, { id, title }: ImportColumn) =>
  [id, title.th, title.en].some((name) => plain(name) === plain(heading));

const nothing: Judgement = {
  rows: 0,
  wrong: 0,
  isDone: false,
  problems: [],
  preview: { headings: [], rows: [] },
};

/** In a form `unknown` is a choice that has gone meanwhile; in a file it is a name that nobody here has. */
const problemOf = (code: string, cell: ImportRow[string] | undefined, column?: ImportColumn) => {
  if (code === 'unknown') return importUnknown;
  const beyond = typeof cell === 'number' ? beyondLimits(cell, column?.limits) : undefined;
  if (beyond) return beyond;
  if (code === 'invalid' && column?.wanted) return column.wanted;
  // Its form, too, only asks for it.
  if (code === 'invalid' && cell === null) return allProblems.required;
  return allProblems[isProblem(code) ? code : 'invalid'];
};

type Send = (rows: ImportRow[], check: boolean) => Promise<ImportAnswer>;

/** A judge of files whose call takes rows: `importBody` and `importAnswer` of the contract. */
export const judgeRows =
  (columns: readonly ImportColumn[], send: Send, say: Say): Judge =>
  async (text, save) => {
    const table = readCsv(text);
    if ('code' in table)
      return {
        ...nothing,
        refused: say(table.code === 'empty_file' ? importEmpty : importUnreadable),
      };
    const found = columns.map((column) => ({
      column,
      at: table.headings.findIndex((heading) => isCalled(heading, column)),
    }));
    const missing = found.filter(({ column, at }) => column.required && at === -1);
    if (missing.length > 0)
      return {
        ...nothing,
        refused: say(importNoColumns, {
          columns: missing.map(({ column }) => say(column.title)).join(', '),
        }),
      };
    if (table.rows.length > MOST_ROWS)
      return {
        ...nothing,
        refused: say(importTooLarge, { most: MOST_ROWS, megabytes: MOST_MEGABYTES }),
      };

    const present = found.filter(({ at }) => at !== -1);
    const rows = table.rows.map(({ cells }) =>
      Object.fromEntries(
        present.map(({ column, at }) => {
          const cell = cells[at] ?? '';
          return [column.id, cell === '' ? null : (column.read?.(cell) ?? cell)];
        }),
      ),
    );
    const answer = await send(rows, !save);

    const { unchanged } = answer;
    const columnAt = (path: string) => columns.findIndex(({ id }) => id === path.split('.')[0]);
    const sayProblem = (row: number, path: string, code: string) => {
      const column = columns[columnAt(path)];
      const problem = say(problemOf(code, rows[row]?.[path], column));
      return column ? `${say(column.title)}: ${problem}` : problem;
    };
    return {
      rows: rows.length - unchanged,
      wrong: answer.problems.length,
      isDone: answer.imported > 0,
      problems: answer.problems.flatMap(({ row, fields }) =>
        // In the order of the template, whatever is found first.
        Object.entries(fields)
          .toSorted(([a], [b]) => columnAt(a) - columnAt(b))
          .map(([path, code]) => ({
            line: table.rows[row]?.line ?? row + 2,
            text: sayProblem(row, path, code),
          })),
      ),
      ...(unchanged > 0 && { summary: [say(importUnchanged, { count: unchanged })] }),
      preview: {
        headings: present.map(({ column }) => say(column.title)),
        rows: table.rows
          .slice(0, PREVIEW_ROWS)
          .map(({ cells }) => present.map(({ at }) => cells[at] ?? '')),
      },
    };
  };
