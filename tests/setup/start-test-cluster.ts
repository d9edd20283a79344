import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Address } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';

const debianBinaries = '/usr/lib/postgresql/15/bin';

/** Debian's PostgreSQL 15, the oldest that the product's SQL must run on. */
export const systemBinaries = existsSync(debianBinaries) ? debianBinaries : undefined;

/** A cluster in a folder of its own that forgets everything at once: fast, and only for tests. */
export const startTestCluster = async (
  binDir?: string,
): Promise<{ address: Address; stop: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'carpool-test-'));
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
