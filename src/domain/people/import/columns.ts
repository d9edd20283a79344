import type { CsvRow } from '../../csv/read-csv';
import type { ImportProblem } from './problem';

/** A column of an import and the headings it goes by; the first one of each language is shown. */
export type Column<K extends string = string> = {
  key: K;
  th: string;
  en: string;
  also?: readonly string[];
  required?: true;
};

/** `Sign-in name`, `sign_in_name` and `SIGN IN NAME` are one heading, and so are a Thai one with and without blanks. */
const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_\-–./()*:\u200b\u00a0]/g, '');

export type Layout<K extends string> = {
  at: ReadonlyMap<K, number>;
  problems: readonly ImportProblem[];
  /** Headings that mean nothing here: said, and left alone. */
  ignored: readonly string[];
};

export const matchHeadings = <K extends string>(
  headings: readonly string[],
  columns: readonly Column<K>[],
): Layout<K> => {
  const meant = new Map(
    columns.flatMap(({ key, th, en, also = [] }) =>
      [key, th, en, ...also].map((name) => [plain(name), key] as const),
    ),
  );
  const at = new Map<K, number>();
  const ignored: string[] = [];
  const problems: ImportProblem[] = [];
  for (const [index, heading] of headings.entries()) {
    const key = meant.get(plain(heading));
    if (key === undefined) ignored.push(heading);
    else if (at.has(key)) problems.push({ line: 1, column: key, code: 'column_twice' });
    else at.set(key, index);
  }
  for (const { key, required } of columns)
    if (required && !at.has(key)) problems.push({ line: 1, column: key, code: 'missing_column' });
  return { at, problems, ignored: ignored.filter((heading) => heading !== '') };
};

/** The cell of a column; undefined where the file has no such column, which changes nothing. */
export const cellsOf =
  <K extends string>({ at }: Pick<Layout<K>, 'at'>, { cells }: CsvRow) =>
  (key: K): string | undefined => {
    const index = at.get(key);
    return index === undefined ? undefined : (cells[index] ?? '');
  };
