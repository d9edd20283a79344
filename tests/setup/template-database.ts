import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../../src/server/db/client';

export const templateName = 'carpool_template';

const tablesOf = async (db: Db, schema: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

/** What migrations themselves put into tables is part of every fresh database, so it is kept aside. */
export const keepPristineRows = async ({ db }: OpenDatabase): Promise<void> => {
  await sql`create schema pristine`.execute(db);
  for (const name of await tablesOf(db, 'public')) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
      db,
    );
    if (rows[0]?.n !== 0)
      await sql`create table ${sql.table(`pristine.${name}`)} as table ${sql.table(name)}`.execute(
        db,
      );
  }
};

/**
 * One statement list that makes the database as fresh as after its migrations. As a replica it runs no triggers, so
 * foreign keys set no order and the guards of append-only tables stay out of the way.
 */
export const cleaningStatements = async (db: Db): Promise<string> => {
  const deletes = (await tablesOf(db, 'public')).map((name) => `delete from public."${name}";`);
  const restores = (await tablesOf(db, 'pristine')).map(
    (name) => `insert into public."${name}" overriding system value table pristine."${name}";`,
  );
  return [
    'begin; set local session_replication_role = replica;',
    ...deletes,
    ...restores,
    'commit;',
  ].join('\n');
};
