import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { StartError } from '../start-error';
import type { OpenDatabase } from './client';
import { withOwnClient } from './own-client';

export type Migration = { name: string; sql: string };

type Progress = (step: { name: string; done: number; total: number }) => void;

// Any constant number does; every server of the product must use the same.
export const migrationLock = 7_240_001;

// Line ends differ with a checkout's settings, the migration does not.
export const checksum = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

const findApplied = async (client: Client): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

const checkHistory = (applied: Map<string, string>, migrations: readonly Migration[]): void => {
  const known = new Map(migrations.map(({ name, sql }) => [name, checksum(sql)]));
  for (const [name, sum] of applied) {
    if (!known.has(name))
      throw new StartError(
        `The database was migrated by a newer version (${name} is unknown here): start that version, or restore an older copy.`,
      );
    if (known.get(name) !== sum)
      throw new StartError(
        `The migration ${name} was changed after this database had applied it: restore the file, and put the change into a new one.`,
      );
  }
};

const makeHistory = (client: Client): Promise<unknown> =>
  client.query(`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);

const applyAndNote = async (client: Client, { name, sql }: Migration): Promise<void> => {
  await client.query(sql);
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    name,
    checksum(sql),
  ]);
};

const apply = async (client: Client, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await applyAndNote(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${migration.name} failed`, { cause: error });
  }
};

const byName = (a: Migration, b: Migration): number => (a.name < b.name ? -1 : 1);

/** Makes the tables of an empty database within the caller's transaction. */
export const applyWithin = async (
  client: Client,
  migrations: readonly Migration[],
): Promise<void> => {
  await makeHistory(client);
  for (const migration of migrations.toSorted(byName)) await applyAndNote(client, migration);
};

const migrateLocked = async (
  client: Client,
  migrations: readonly Migration[],
  onProgress: Progress,
): Promise<string[]> => {
  await makeHistory(client);
  const applied = await findApplied(client);
  checkHistory(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name)).toSorted(byName);
  for (const [index, migration] of missing.entries()) {
    onProgress({ name: migration.name, done: index, total: missing.length });
    await apply(client, migration);
  }
  return missing.map(({ name }) => name);
};

/**
 * Applies what is missing, in order of name, each file in one transaction. Any number of servers may start at once:
 * one migrates, the others wait for it. Answers the names applied.
 */
export const migrate = (
  database: Pick<OpenDatabase, 'newClient'>,
  migrations: readonly Migration[],
  onProgress: Progress = () => {},
): Promise<string[]> =>
  withOwnClient(database, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return migrateLocked(client, migrations, onProgress);
  });
