import { sql } from 'kysely';
import type { Db } from '../../../src/server/db/client';

/** How many rows each table of the product holds. */
export const countRows = async (db: Db): Promise<Map<string, number>> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const counted = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)}`.execute(db);
    counts.set(name, counted.rows[0]?.n ?? 0);
  }
  return counts;
};
