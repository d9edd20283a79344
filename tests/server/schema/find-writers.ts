/** What a part of the product's source writes: tables, and of each the columns that it names where it does. */
export type Writers = ReadonlyMap<string, ReadonlySet<string>>;

type File = { path: string; text: string };

const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const words = (text: string): string[] => text.match(/[a-z][a-zA-Z0-9_]*/g) ?? [];

/** From the opening bracket at this place to its end. */
const bracketed = (text: string, from: number): string => {
  const [open, close] = text[from] === '{' ? ['{', '}'] : ['(', ')'];
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close) depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
};

/** Keys of the objects in a text: `kind,` and `kind: …`, but no method and no argument of a call that only reads. */
const keysIn = (text: string): string[] =>
  [
    ...text.matchAll(/(?<=(?:[{,(]|\*\/)\s*)([a-z][a-zA-Z0-9]*)\s*(?=[,:}](?!\s*(?:async|\()))/g),
  ].map(([, name = '']) => name);

/** Kysely: `insertInto('trip').values({ … })`, `updateTable('trip').set(…)`. Not said on the spot, it is said in that file. */
const byKysely = ({ text }: File): [table: string, columns: string[]][] =>
  [...text.matchAll(/\.(?:insertInto|updateTable)\('(\w+)'\)/g)].map(({ 1: table = '', index }) => {
    const rest = text.slice(index, index + 4000);
    const statement = rest.slice(0, Math.max(0, rest.indexOf('.execute')) || rest.length);
    const given = [...statement.matchAll(/\.(?:values|set|doUpdateSet)\(/g)].map((call) =>
      bracketed(statement, call.index + call[0].length - 1),
    );
    const isOpen = given.some((values) => /\.\.\.|=>|\(\s*[a-z]\w*\s*(?:\)|\?\?|,)/.test(values));
    return [snake(table), [...given, ...(isOpen ? [text] : [])].flatMap(keysIn).map(snake)];
  });

const assigned = (given: string): string[] =>
  [...given.matchAll(/(?:^|,)\s*([a-z_0-9]+)\s*=/g)].map(([, column = '']) => column);

/** All of its columns, by their place. */
const EVERY = '*';

/** SQL: the columns of an insert, or what is set; an insert that names none writes the row as it is. */
const bySql = ({ text }: File): [table: string, columns: string[]][] => [
  ...[...text.matchAll(/insert into (\w+)(?: as \w+)?\s*(\([^)]*\))?/g)].map(
    ({ 1: table = '', 2: columns }): [string, string[]] => [
      table,
      columns === undefined ? [EVERY] : words(columns).map(snake),
    ],
  ),
  ...[...text.matchAll(/insert into (\w+)[^`;]*?do update\s+set\s([^`;]*)/g)].map(
    ({ 1: table = '', 2: given = '' }): [string, string[]] => [table, assigned(given)],
  ),
  ...[...text.matchAll(/update (\w+)(?: \w+)?\s+set\s([\s\S]*?)(?:\bwhere\b|\bfrom\b|`)/g)].map(
    ({ 1: table = '', 2: given = '' }): [string, string[]] => [table, assigned(given)],
  ),
];

/** A small table that the administration keeps (decision 345): its columns are its record's fields. */
const byKeeping = ({ text }: File): [table: string, columns: string[]][] =>
  [...text.matchAll(/keptRepository<\w+>\(\{\s*table: '(\w+)'/g)].map(({ 1: table = '' }) => [
    table,
    ['id', 'active', 'code'],
  ]);

/** `madeIn` names files in which the rows of a table are made, where they are handed to whoever writes them. */
export const findWriters = (
  files: readonly File[],
  madeIn: ReadonlyMap<string, readonly File[]>,
): Writers => {
  const writers = new Map<string, Set<string>>();
  for (const file of files)
    for (const [table, columns] of [...byKysely(file), ...bySql(file), ...byKeeping(file)]) {
      const known = writers.get(table) ?? new Set<string>();
      for (const column of columns) known.add(column);
      writers.set(table, known);
    }
  for (const [table, made] of madeIn)
    for (const column of made.flatMap(({ text }) => keysIn(text)))
      writers.get(table)?.add(snake(column));
  return writers;
};

/** Of a schema what nobody writes: `trip_stop` whole, or `trip.planned_km`. */
export const findUnwritten = (
  schema: ReadonlyMap<string, readonly string[]>,
  writers: Writers,
): string[] =>
  [...schema].flatMap(([table, columns]) => {
    const written = writers.get(table);
    if (!written) return [table];
    if (written.has(EVERY)) return [];
    return columns.filter((column) => !written.has(column)).map((column) => `${table}.${column}`);
  });
