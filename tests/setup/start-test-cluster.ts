import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Address } from '../../src/server/db/client';
import { isRunning, processExists, readPostmaster } from '../../src/server/db/embedded/postmaster';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';

const debianBinaries = '/usr/lib/postgresql/15/bin';

/** Debian's PostgreSQL 15, the oldest that the product's SQL must run on. */
export const systemBinaries = existsSync(debianBinaries) ? debianBinaries : undefined;

const prefix = 'carpool-test-';

// A run that was killed could not stop its PostgreSQL: the next one does.
const removeAbandoned = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const owner = Number.parseInt(name.slice(prefix.length), 10);
    if (!name.startsWith(prefix) || !(owner > 0) || processExists(owner)) continue;
    const folder = join(tmpdir(), name);
    const postmaster = await readPostmaster(join(folder, 'postgres'));
    if (postmaster !== undefined && (await isRunning(join(folder, 'postgres'), postmaster.pid)))
      process.kill(postmaster.pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** A cluster in a folder of its own that forgets everything at once: fast, and only for tests. */
export const startTestCluster = async (
  binDir?: string,
): Promise<{ address: Address; stop: () => Promise<void> }> => {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    ...(binDir === undefined ? {} : { binDir }),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      max_connections: 300,
      shared_buffers: '64MB',
    },
  });
  return {
    address: postgres.connection,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
