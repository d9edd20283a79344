/** A record with the line of the file it begins on, for telling where something is wrong. */
export type CsvRow = { line: number; cells: readonly string[] };

export type Csv = { headings: readonly string[]; rows: readonly CsvRow[] };

export type CsvProblem = { line: number; code: 'open_quote' | 'empty_file' };

const separators = [',', ';', '\t'] as const;

/** Excel writes what its country uses between numbers; a heading that is quoted may hold one too. */
const findSeparator = (text: string): string => {
  const first = /^(?:[^"\r\n]|"[^"]*")*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  const count = (separator: string) => first.split(separator).length;
  return separators.reduce((best, separator) =>
    count(separator) > count(best) ? separator : best,
  );
};

const CELL = /"((?:[^"]|"")*)"[^\S\r\n\t]*|[^\r\n]*?/;

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell === '');

const withoutMark = (text: string) => (text.startsWith('\uFEFF') ? text.slice(1) : text);

const linesIn = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

const readRows = (text: string, separator: string): CsvRow[] | CsvProblem => {
  // One pattern for a cell with what ends it; sticky, so that it never looks ahead for a better place.
  const end = separator === '\t' ? '\\t' : separator;
  const pattern = new RegExp(`(?:${CELL.source})(${end}|\\r\\n|\\r|\\n|$)`, 'y');
  const rows: CsvRow[] = [];
  let [line, cells, begins]: [number, string[], number] = [1, [], 1];
  while (pattern.lastIndex < text.length || cells.length > 0) {
    const from = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) return { line, code: 'open_quote' };
    const [matched, quoted, ending = ''] = match;
    const bare = matched.slice(0, matched.length - ending.length);
    if (quoted === undefined && bare.trimStart().startsWith('"'))
      return { line, code: 'open_quote' };
    cells.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    line += linesIn(matched);
    if (ending !== separator) {
      rows.push({ line: begins, cells });
      [cells, begins] = [[], line];
    }
    // At the very end an empty match would be found for ever.
    if (pattern.lastIndex === from && from >= text.length) break;
  }
  return rows;
};

/** What Excel, Google Sheets and HR systems write: with or without a byte order mark, any of three separators. */
export const readCsv = (text: string): Csv | CsvProblem => {
  const plain = withoutMark(text);
  const read = readRows(plain, findSeparator(plain));
  if (!Array.isArray(read)) return read;
  const [headings, ...rows] = read.filter((row) => !isBlank(row));
  if (!headings || rows.length === 0) return { line: 1, code: 'empty_file' };
  return { headings: headings.cells, rows };
};
