import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../start-error';
import type { OpenDatabase } from '../client';
import { openOwnClient } from '../own-client';
import { END_OF_ROWS, FORMAT, type BackupEnd, type BackupHead } from './backup-lines';
import { copyOf, findSequences, findTables, quoted } from './tables';

const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);

const readHead = async (client: Client, version: string, now: Date): Promise<BackupHead> => {
  const { rows: migrations } = await client.query<BackupHead['migrations'][number]>(
    'select name, checksum from public.schema_migration order by name',
  );
  return { format: FORMAT, version, madeAt: now.toISOString(), migrations };
};

const readSequences = async (client: Client): Promise<BackupEnd['sequences']> => {
  const sequences: BackupEnd['sequences'] = [];
  for (const name of await findSequences(client)) {
    const { rows } = await client.query<{ value: string; isUsed: boolean }>(
      `select last_value::text as value, is_called as "isUsed" from public.${quoted(name)}`,
    );
    if (rows[0]) sequences.push({ name, ...rows[0] });
  }
  return sequences;
};

async function* writeTables(client: Client, head: BackupHead): AsyncGenerator<Buffer> {
  yield line(head);
  const rows: BackupEnd['rows'] = {};
  for (const table of await findTables(client)) {
    yield line(table);
    const copy = client.query(copyTo(`${copyOf(table)} to stdout`));
    yield* copy as AsyncIterable<Buffer>;
    rows[table.table] = copy.rowCount;
    yield Buffer.from(END_OF_ROWS);
  }
  // Sequences know no transactions: read last, they are never behind a row.
  yield line({ sequences: await readSequences(client), rows } satisfies BackupEnd);
}

/** Everything the installation has, as it was at one moment; servers may go on working meanwhile. */
export async function* writeBackup(
  database: Pick<OpenDatabase, 'newClient'>,
  { version, now }: { version: string; now: Date },
): AsyncGenerator<Buffer> {
  const client = await openOwnClient(database);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select to_regclass('public.schema_migration') is not null as "isOurs"`,
    );
    if (!rows[0]?.isOurs)
      throw new StartError('The database is empty: there is nothing to back up.');
    const hash = createHash('sha256');
    for await (const piece of writeTables(client, await readHead(client, version, now))) {
      hash.update(piece);
      yield piece;
    }
    yield line({ sha256: hash.digest('hex') });
  } finally {
    await client.end();
  }
}
