import type { Csv } from '../../csv/read-csv';
import { createReader, type SiteNames } from './cells';
import { cellsOf, matchHeadings, type Column } from './columns';
import type { ImportProblem } from './problem';

export type ReadFile<R> = {
  rows: readonly R[];
  problems: readonly ImportProblem[];
  ignored: readonly string[];
};

/** Every line by its columns, unless the headings are wrong already. */
export const readLines = <R>(
  { headings, rows }: Csv,
  columns: readonly Column[],
  read: (cell: ReturnType<typeof createReader>) => R,
  siteNames?: SiteNames,
): ReadFile<R> => {
  const { problems, ignored, ...layout } = matchHeadings(headings, columns);
  if (problems.length > 0) return { rows: [], problems, ignored };
  const cells = rows.map((row) => createReader(row.line, cellsOf(layout, row), siteNames));
  return {
    rows: cells.map(read),
    problems: cells.flatMap((cell) => cell.problems),
    ignored,
  };
};
