import { CamelCasePlugin, sql, type RawBuilder, type SqlBool } from 'kysely';
import { addDays, atMinute, type Day } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { Db } from './client';
import type { DB } from './schema.generated';

/** The rows of a statement: ``readRows(db)<Row>`select …` ``. */
export const readRows =
  (db: Db) =>
  async <Row>(...statement: Parameters<typeof sql>): Promise<Row[]> =>
    (await sql<Row>(...statement).execute(db)).rows;

/** Its first row, where there is one. */
export const readRow =
  (db: Db) =>
  async <Row>(...statement: Parameters<typeof sql>): Promise<Row | undefined> =>
    (await sql<Row>(...statement).execute(db)).rows[0];

/** What the statement calls `id`, of each row. */
export const readIds =
  (db: Db) =>
  async (...statement: Parameters<typeof sql>): Promise<string[]> =>
    (await readRows(db)<{ id: string }>(...statement)).map(({ id }) => id);

/** The column of what is kept in both languages: `inLanguage('p.name', 'th')` is `p.nameTh`. */
export const inLanguage = <Column extends string>(
  column: Column,
  language: Language,
): `${Column}Th` | `${Column}En` => (language === 'th' ? `${column}Th` : `${column}En`);

/** The name of a thing in the reader's language; the argument is the table's name in the query. */
export const nameOf = <Name extends string | null = string>(
  table: string,
  language: Language,
): RawBuilder<Name> => sql`${sql.ref(inLanguage(`${table}.name`, language))}`;

/** A person's name in the reader's language; the argument is the table's name in the query. */
export const fullName = <Name extends string | null = string>(
  person: string,
  language: Language,
): RawBuilder<Name> =>
  sql<Name>`btrim(${sql.ref(inLanguage(`${person}.firstName`, language))} || ' ' || ${sql.ref(inLanguage(`${person}.lastName`, language))})`;

/** What one may know of a person that the query calls `p`, to search them by. */
export const knownOfPerson: readonly RawBuilder<string | null>[] = [
  sql<string>`p.first_name_th || ' ' || p.last_name_th || ' ' || p.first_name_en || ' ' || p.last_name_en`,
  sql<string | null>`p.employee_no`,
  sql<string | null>`p.sign_in_name`,
  sql<string | null>`p.nickname`,
];

/** Whoever looks on reads afresh what the topic is about, once this is committed. */
export const tellLive = (db: Db, topic: string) =>
  sql`select pg_notify('live', json_build_object('topic', ${topic}::text)::text)`.execute(db);

/** A moment as the contract says it, also inside JSON; otherwise the driver makes dates of columns. */
export const iso = <Moment extends string | null = string>(moment: string): RawBuilder<Moment> =>
  sql.raw<Moment>(`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Whether a moment lies in these days of Bangkok, both included; what is not asked for does not limit. */
export const inDays = (
  column: string,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
): RawBuilder<SqlBool> => {
  const moment = sql.ref(column);
  const after =
    from === undefined ? sql`true` : sql`${moment} >= ${atMinute(from, 0)}::timestamptz`;
  const before =
    to === undefined ? sql`true` : sql`${moment} < ${atMinute(addDays(to, 1), 0)}::timestamptz`;
  return sql<SqlBool>`(${after} and ${before})`;
};

const nestedRows = new CamelCasePlugin();

/** For a query whose rows hold rows, made by `jsonArrayFrom`: there the keys inside JSON are columns too. */
export const withNestedRows = (db: Db): Db => db.withPlugin(nestedRows);

const columnOf = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Rows of a table as one parameter, so that any number of them is one statement. All rows name the same columns. */
export const recordsOf = (table: keyof DB, rows: readonly object[]) => {
  const [first] = rows;
  const columns = new Map(Object.keys(first ?? {}).map((key) => [key, columnOf(key)]));
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columns.get(key) ?? key, value])),
  );
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)`;
};
