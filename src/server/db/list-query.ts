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

const MOST_WORDS = 6;

const likeOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Each word of the search stands in one of the texts; pg_trgm serves those that have its index. */
export const contains = (
  q: string,
  ...texts: readonly Expression<string | null>[]
): RawBuilder<SqlBool> => {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return sql<SqlBool>`true`;
  const each = words.map((word) => {
    const places = texts.map((text) => sql`${text} ilike ${likeOf(word)}`);
    return sql`(${sql.join(places, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
};
