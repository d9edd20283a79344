import { access, constants, mkdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error';
import { applicationName, type Address } from '../client';
import { embeddedBinaries } from './binaries';
import { createCluster, passwordFile, type Cluster } from './create-cluster';
import { ordinaryUser } from './ordinary-user';
import type { Postmaster } from './postmaster';
import { runCluster, stopCluster } from './run-cluster';
import type { Settings } from './settings';

export type EmbeddedPostgres = {
  connection: Address;
  /** Stops PostgreSQL, unless another server on this data directory still uses it. Close the pool first. */
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  onProgress?: (step: 'creating' | 'starting') => void;
  /** PostgreSQL went away by itself and could not be started again; the next second tries once more. */
  onTrouble?: (error: unknown) => void;
  /** Other programs than those from npm. */
  binDir?: string;
  overTcp?: boolean;
  settings?: Settings;
};

const usableDirectory = async (dataDir: string): Promise<string> => {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data directory ${resolve(dataDir)} cannot be used (${code}): choose another with DATA_DIR.`,
      { cause: error },
    );
  }
};

const connectionTo = async (
  cluster: Cluster,
  { socketDir, port }: Postmaster,
): Promise<Address> => {
  const who = { user: 'postgres', database: 'postgres', port };
  if (!cluster.overTcp) return { ...who, host: socketDir };
  const password = await readFile(passwordFile(cluster.dataDir), 'utf8');
  return { ...who, host: '127.0.0.1', password };
};

/** Asked several times: connections that were just closed are listed for a moment longer. */
const isUsedByOthers = async (connection: Address): Promise<boolean> => {
  const client = new pg.Client({ ...connection, application_name: applicationName });
  client.on('error', () => {});
  await client.connect();
  try {
    for (let attempt = 0; ; attempt += 1) {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where application_name like 'carpool:%' and application_name <> $1 limit 1`,
        [applicationName],
      );
      if (rowCount === 0 || attempt === 3) return rowCount !== 0;
      await sleep(100);
    }
  } finally {
    await client.end();
  }
};

/** Starts the PostgreSQL of `dataDir`, or joins the one that runs there, and keeps it running until `stop`. */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const { onProgress = () => {}, onTrouble = () => {}, settings = {} } = options;
  const dataDir = await usableDirectory(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const cluster: Cluster = {
    binDir: options.binDir ?? (await embeddedBinaries()),
    dataDir,
    clusterDir,
    user: await ordinaryUser(dataDir, clusterDir),
    overTcp: options.overTcp ?? process.platform === 'win32',
  };
  const created = await access(join(clusterDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!created) {
    onProgress('creating');
    await createCluster(cluster);
  }
  onProgress('starting');
  const postmaster = await runCluster(cluster, settings);
  const connection = await connectionTo(cluster, postmaster);

  let checking: Promise<unknown> = Promise.resolve();
  let busy = false;
  const watch = setInterval(() => {
    if (busy) return;
    busy = true;
    checking = runCluster(cluster, settings)
      .catch(onTrouble)
      .finally(() => (busy = false));
  }, 1_000).unref();

  return {
    connection,
    stop: async () => {
      clearInterval(watch);
      await checking;
      const used = await isUsedByOthers(connection).catch(() => false);
      if (!used) await stopCluster(cluster);
    },
  };
};
