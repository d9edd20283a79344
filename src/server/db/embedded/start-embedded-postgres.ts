import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error';
import type { Address } from '../client';
import { isDatabaseUnreachable } from '../is-database-unreachable';
import { embeddedBinaries } from './binaries';
import type { Cluster } from './cluster';
import { createCluster, passwordFile } from './create-cluster';
import { ordinaryUser } from './ordinary-user';
import type { Postmaster } from './postmaster';
import { bePresent, type Presence } from './presence';
import { hasLostItsSocket, runCluster, stopCluster } from './run-cluster';
import type { Settings } from './settings';

// Node's own recursive mkdir never ends where the kernel refuses folders with ENOENT, as in /proc.
const makeFolder = async (folder: string): Promise<void> => {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return;
  if (found === undefined) await makeFolder(path.dirname(folder));
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    const another = error.code === 'EEXIST' && found === undefined;
    if (!another) throw error;
  });
};

/** The folder's real path, made if need be; what stands in the way is one sentence. */
const prepareDataDirectory = async (dataDir: string): Promise<string> => {
  const folder = path.resolve(dataDir);
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data directory ${folder} cannot be used (${code}): choose another with DATA_DIR.`,
      { cause: error },
    );
  }
};

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

const addressOf = async (cluster: Cluster, { socketDir, port }: Postmaster): Promise<Address> => {
  const who = { user: 'postgres', database: 'postgres', port };
  if (!cluster.overTcp) return { ...who, host: socketDir };
  const password = await readFile(passwordFile(cluster.dataDir), 'utf8');
  return { ...who, host: '127.0.0.1', password };
};

const patienceWithStopping = 10_000;

const isPostgresError = (error: unknown): error is Error => error instanceof pg.DatabaseError;

const damaged = ({ clusterDir }: Cluster, error: Error): StartError =>
  new StartError(
    `The database in ${clusterDir} is damaged (${error.message}): restore a copy of it, or move it away to begin with an empty one.`,
    { cause: error },
  );

/**
 * A server that leaves as the last one may stop PostgreSQL just as this one finds it: then it is started again. So is
 * one that nobody can reach any more.
 */
const join = async (
  cluster: Cluster,
  settings: Settings,
): Promise<{ address: Address; presence: Presence }> => {
  const deadline = Date.now() + patienceWithStopping;
  for (;;) {
    const postmaster = await runCluster(cluster, settings);
    const address = await addressOf(cluster, postmaster);
    try {
      return { address, presence: await bePresent(address) };
    } catch (error) {
      if (!isDatabaseUnreachable(error))
        throw isPostgresError(error) ? damaged(cluster, error) : error;
      if (Date.now() > deadline)
        throw new StartError(
          `The database in ${cluster.clusterDir} runs (process ${postmaster.pid}) and does not answer: stop that process and start again.`,
          { cause: error },
        );
      if (await hasLostItsSocket(cluster, postmaster)) await stopCluster(cluster);
      else await sleep(50);
    }
  }
};

/** Starts the PostgreSQL of `dataDir`, or joins the one that runs there, and keeps it running until `stop`. */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const { onProgress = () => {}, onTrouble = () => {}, settings = {} } = options;
  const dataDir = await prepareDataDirectory(options.dataDir);
  const clusterDir = path.join(dataDir, 'postgres');
  const cluster: Cluster = {
    binDir: options.binDir ?? (await embeddedBinaries()),
    dataDir,
    clusterDir,
    user: await ordinaryUser(dataDir, clusterDir),
    overTcp: options.overTcp ?? process.platform === 'win32',
  };
  if (!existsSync(path.join(clusterDir, 'PG_VERSION'))) {
    onProgress('creating');
    await createCluster(cluster);
  }
  onProgress('starting');
  const joined = await join(cluster, settings);
  let { presence } = joined;

  const stop = new AbortController();
  const stopped = once(stop.signal, 'abort');
  const keepRunning = async (): Promise<void> => {
    for (;;) {
      await Promise.race([presence.lost, stopped]);
      if (stop.signal.aborted) return;
      try {
        ({ presence } = await join(cluster, settings));
      } catch (error) {
        onTrouble(error);
        await Promise.race([sleep(1_000), stopped]);
      }
    }
  };
  const running = keepRunning();

  return {
    connection: joined.address,
    stop: async () => {
      stop.abort();
      await running;
      await presence.leave(() => stopCluster(cluster));
    },
  };
};
