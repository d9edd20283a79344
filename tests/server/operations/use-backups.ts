import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readBackupFile } from '../../../src/server/db/backup/backup-file';
import { restoreBackup } from '../../../src/server/db/backup/restore-backup';
import { writeBackup } from '../../../src/server/db/backup/write-backup';
import type { OpenDatabase } from '../../../src/server/db/client';
import type { Migration } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import { createTestDatabase } from '../../setup/test-database';

type Database = Pick<OpenDatabase, 'newClient'>;

/** A few days of the demo company, backed up from the tables of 0255: no notices, links or set-up yet. */
export const oldFile = join(import.meta.dirname, 'demo-of-0255.gz');
export const oldMigrations = migrations.filter(({ name }) => name < '0256');

export const emptyDatabase = async (): Promise<OpenDatabase> => {
  const { database, drop } = await createTestDatabase('empty');
  onTestFinished(drop);
  return database;
};

const together = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.concat(parts);
};

export async function* inPieces(bytes: Buffer, size = 65_536): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export const backUp = (database: Database): Promise<Buffer> =>
  together(writeBackup(database, { version: '1.2.3', now: new Date() }));

export const oldBackup = (): Promise<Buffer> => together(readBackupFile(oldFile));

export const restore = (
  database: Database,
  bytes: Buffer,
  { known = migrations, replace = false }: { known?: readonly Migration[]; replace?: boolean } = {},
) => restoreBackup(database, inPieces(bytes), { migrations: known, replace });

/** What it holds: without its first line, where the moment stands, and the checksum at its end. */
export const contents = (bytes: Buffer): string =>
  createHash('sha256')
    .update(bytes.subarray(bytes.indexOf('\n'), bytes.lastIndexOf('\n', -2)))
    .digest('hex');

/** Asked on a connection that is gone afterwards, as of a server that has been stopped. */
export const query = async <Row extends object>(database: Database, text: string) => {
  const client = database.newClient();
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};
