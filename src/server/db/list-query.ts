import {
  sql,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { ListPage } from '#contract/list';
import type { Db } from './client';

/** What every list is asked for; its filters are the repository's own. */
export type Paging = { sort: string; page: number; size: number };

type Listed<O, R> = {
  /** By the key of the contract. */
  sorts: Readonly<Record<string, Expression<unknown>>>;
  /** Unique, so that no row falls between two pages. */
  tie: Expression<unknown>;
  toRow: (row: O) => R;
  now: Date;
};

/** One page of a filtered query and how many rows it has in all. */
export const readList = async <DB, TB extends keyof DB, O, R>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  { sort, page, size }: Paging,
  { sorts, tie, toRow, now }: Listed<O, R>,
): Promise<ListPage<R>> => {
  const descends = sort.startsWith('-');
  const key = sorts[descends ? sort.slice(1) : sort];
  if (!key) throw new Error(`no such order: ${sort}`);
  const direction = descends ? sql`desc nulls last` : sql`asc nulls last`;
  // What is only shown is not computed for the rows that are merely counted: the planner drops it.
  const counted = sql<{ total: string }>`select count(*) as total from (${query}) as listed`;
  const rows = await query
    .orderBy(sql`${key} ${direction}`)
    .orderBy(sql`${tie} ${direction}`)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { rows: totals } = await counted.execute(db);
  return {
    rows: rows.map((row) => toRow(row as O)),
    total: Number(totals[0]?.total ?? 0),
    asOf: now.toISOString(),
  };
};

type Found<R> = Pick<Listed<never, R>, 'sorts' | 'now'> & {
  /** What is shown of these, in any order. */
  rowsOf: (ids: readonly string[]) => Promise<readonly R[]>;
};

/**
 * As `readList`, where a row costs something: finds and orders ids alone, once for the page and the count, and reads what
 * is shown for the one page, so that page 200 costs no more than page 1. The query selects `id`.
 */
export const readFound = async <DB, TB extends keyof DB, R extends { id: string }>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, { id: string }>,
  { sort, page, size }: Paging,
  { sorts, now, rowsOf }: Found<R>,
): Promise<ListPage<R>> => {
  const descends = sort.startsWith('-');
  const key = sorts[descends ? sort.slice(1) : sort];
  if (!key) throw new Error(`no such order: ${sort}`);
  const direction = descends ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<{ total: string; ids: string[] }>`
    with found as materialized (${query.select(sql`${key}`.as('orderKey'))})
    select (select count(*) from found) as total, array(
      select id from found order by order_key ${direction}, id ${direction}
      limit ${size} offset ${(page - 1) * size}) as ids`.execute(db);
  const { total = '0', ids = [] } = rows[0] ?? {};
  const shown = new Map((ids.length > 0 ? await rowsOf(ids) : []).map((row) => [row.id, row]));
  return {
    rows: ids.flatMap((id) => shown.get(id) ?? []),
    total: Number(total),
    asOf: now.toISOString(),
  };
};

const MOST_WORDS = 6;

const likeOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Thai and figures have no capitals: without folding every row first, a search costs half. */
const operatorOf = (word: string) =>
  word.toLowerCase() === word.toUpperCase() ? sql`like` : sql`ilike`;

/** Of a search: its words, as each must stand somewhere. */
const wordsOf = (q: string) => q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** Each word of the search is found by one of these conditions, which are given how to compare. */
export const containsBy = (
  q: string,
  conditions: (like: RawBuilder<unknown>) => readonly RawBuilder<unknown>[],
): RawBuilder<SqlBool> => {
  const words = wordsOf(q);
  if (words.length === 0) return sql<SqlBool>`true`;
  const perWord = words.map((word) => {
    const places = conditions(sql`${operatorOf(word)} ${likeOf(word)}`);
    return sql`(${sql.join(places, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(perWord, sql` and `)})`;
};

/** Several texts as one: compared once, they cost a fraction; no word of a search goes over the end of a line. */
export const together = (...texts: readonly Expression<string | null>[]): RawBuilder<string> =>
  sql<string>`concat_ws(e'\\n', ${sql.join(texts)})`;

/** Each word of the search stands in one of the texts; pg_trgm serves one that has its index. */
export const contains = (
  q: string,
  ...texts: readonly Expression<string | null>[]
): RawBuilder<SqlBool> => {
  const [first] = texts;
  const joined = texts.length === 1 && first ? first : together(...texts);
  return containsBy(q, (like) => [sql`${joined} ${like}`]);
};
