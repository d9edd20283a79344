import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DatabaseError, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../start-error';
import type { OpenDatabase } from '../client';
import { applyWithin, checksum, migrationLock, type Migration } from '../migrate';
import { withOwnClient } from '../own-client';
import {
  damaged,
  readBackup,
  type BackupEnd,
  type BackupHead,
  type TableHead,
} from './backup-lines';
import { copyOf, dropTables, findReferences, findTables, quoted, type Reference } from './tables';

type Options = {
  migrations: readonly Migration[];
  /** What the database holds now may be deleted. */
  replace: boolean;
};

type Restored = { head: BackupHead; end: BackupEnd };

/** The migrations that made the backup's tables, as this version has them. */
const migrationsOf = (head: BackupHead, migrations: readonly Migration[]): Migration[] => {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  return head.migrations.map(({ name, checksum: sum }) => {
    const migration = known.get(name);
    if (migration === undefined)
      throw new StartError(
        `The backup was made by a newer version (${name} is unknown here): restore it with that version.`,
      );
    if (checksum(migration.sql) !== sum)
      throw new StartError(
        `The backup's tables are others than this version's (${name} was changed): restore it with the version that made it (${head.version}).`,
      );
    return migration;
  });
};

/** What a server still writes to must stay. */
export const refuseWhileServed = async (client: Client, act: string): Promise<void> => {
  const { rows } = await client.query<{ servers: number }>(`
    select count(*)::int as servers from pg_stat_activity
    where datname = current_database() and application_name = 'carpool' and pid <> pg_backend_pid()`);
  if (rows[0]?.servers !== 0)
    throw new StartError(`A server works on this database: stop it, then ${act}.`);
};

const makeRoom = async (client: Client, replace: boolean): Promise<void> => {
  await refuseWhileServed(client, 'restore');
  if ((await findTables(client)).length === 0) return;
  if (!replace)
    throw new StartError(
      'The database is not empty: name an empty one, or say --replace to delete what is in it.',
    );
  await dropTables(client);
};

/** References and triggers would look at rows that are not there yet: they sleep, and references look at the end. */
const putToSleep = async (client: Client): Promise<Reference[]> => {
  // What the migrations wrote into the tables stands in the backup too.
  await client.query('set constraints all immediate');
  const references = await findReferences(client);
  for (const { table, name } of references)
    await client.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`);
  const tables = (await findTables(client)).map(({ table }) => `public.${quoted(table)}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  return references;
};

const wake = async (client: Client, references: readonly Reference[]): Promise<void> => {
  for (const { table, name, definition } of references)
    await client.query(
      `alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    );
  for (const { table } of await findTables(client))
    await client.query(`alter table public.${quoted(table)} enable trigger user`);
};

const fill = async (client: Client, table: TableHead, rows: AsyncIterable<Buffer>) => {
  const copy = client.query(copyFrom(`${copyOf(table)} from stdin`));
  await pipeline(Readable.from(rows, { objectMode: false }), copy).catch((error: unknown) => {
    throw error instanceof DatabaseError ? damaged(error) : error;
  });
  return copy.rowCount;
};

const restoreWithin = async (
  client: Client,
  source: AsyncIterable<Buffer>,
  { migrations, replace }: Options,
): Promise<Restored> => {
  let references: Reference[] = [];
  const restored = await readBackup(source, async (head) => {
    const applied = migrationsOf(head, migrations);
    await makeRoom(client, replace);
    await applyWithin(client, applied);
    references = await putToSleep(client);
    return (table, rows) => fill(client, table, rows);
  });
  for (const { name, value, isUsed } of restored.end.sequences) {
    const sequence = `public.${quoted(name)}`;
    // The numbers of bookings have a sequence a month, which no migration makes.
    await client.query(`create sequence if not exists ${sequence}`);
    await client.query('select setval($1::regclass, $2, $3)', [sequence, value, isUsed]);
  }
  await wake(client, references);
  return restored;
};

/**
 * Makes the database what the backup says, tables included, in one transaction: it is restored wholly or left as it was.
 * What later versions changed in the tables is done by the next start.
 */
export const restoreBackup = (
  database: Pick<OpenDatabase, 'newClient'>,
  source: AsyncIterable<Buffer>,
  options: Options,
): Promise<Restored> =>
  withOwnClient(database, async (client) => {
    // A server that starts meanwhile waits.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('begin');
    const restored = await restoreWithin(client, source, options);
    await client.query('commit');
    await client.query('analyze');
    return restored;
  });
