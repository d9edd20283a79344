import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../start-error';
import type { Cluster } from './cluster';

type Place = Pick<Cluster, 'dataDir' | 'clusterDir'>;

/** Socket names carry a port number that is never opened. */
export const socketPort = 5432;

// The kernel's limit for a socket's whole path, the terminating zero included (macOS has the smaller one).
const longestPath = process.platform === 'linux' ? 108 : 104;

const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${socketPort}`);

// The number that initdb gave this cluster, at the very beginning of its control file. A cluster that has none cannot
// be started, which PostgreSQL says better.
const numberOf = async (clusterDir: string): Promise<string> => {
  const control = await readFile(join(clusterDir, 'global/pg_control')).catch(() =>
    Buffer.alloc(0),
  );
  return control.subarray(0, 8).toString('hex');
};

/**
 * Each cluster has a folder of its own: a PostgreSQL whose data directory was removed under it lives on for a minute,
 * and takes its socket away when it leaves, by its path.
 */
const socketDir = async ({ dataDir, clusterDir }: Place): Promise<string> => {
  const number = await numberOf(clusterDir);
  const beside = join(dataDir, `socket-${number}`);
  if (Buffer.byteLength(socketIn(beside)) < longestPath) return beside;
  const path = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  return join(tmpdir(), `carpool-${path}-${number}`);
};

/** Where PostgreSQL notes whose socket it is. */
export const socketLock = async (place: Place): Promise<string> =>
  `${socketIn(await socketDir(place))}.lock`;

export const hasSocket = (folder: string): boolean => existsSync(socketIn(folder));

/** A folder that only this user can enter: beside the cluster, or in the temporary folder if that path is too long. */
export const prepareSocketDir = async ({ user, ...place }: Cluster): Promise<string> => {
  const folder = await socketDir(place);
  await mkdir(folder, { mode: 0o700 }).then(
    () => user.own(folder),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const { uid, mode } = await lstat(folder);
  const mine = process.getuid?.() === 0 || uid === process.getuid?.();
  if (!mine || (mode & 0o077) !== 0)
    throw new StartError(
      `The folder ${folder} belongs to somebody else or is open to others: remove it, or set DATA_DIR to a shorter path.`,
    );
  return folder;
};
