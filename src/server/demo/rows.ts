import { sql, type Insertable } from 'kysely';
import type { Db } from '../db/client';
import { recordsOf } from '../db/sql';
import type { DB } from '../db/schema.generated';

type Table = keyof DB;

/** Gathers rows first, then writes each table with one statement, in the order in which tables were declared. */
export const createRows = (order: readonly Table[]) => {
  const gathered = new Map<Table, object[]>(order.map((table) => [table, []]));

  const insertAll = async (db: Db, table: Table, rows: readonly object[]): Promise<void> => {
    const [first] = rows;
    if (!first) return;
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from ${recordsOf(table, rows)}`.execute(db);
  };

  return {
    /** Every row of a table names the same columns. */
    add: <T extends Table>(table: T, ...rows: Insertable<DB[T]>[]): void => {
      const list = gathered.get(table);
      if (!list) throw new RangeError(`${table} has no place in the order`);
      list.push(...rows);
    },
    write: async (db: Db): Promise<void> => {
      for (const table of order) await insertAll(db, table, gathered.get(table) ?? []);
    },
  };
};

export type Rows = ReturnType<typeof createRows>;
