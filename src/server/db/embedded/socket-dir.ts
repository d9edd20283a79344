import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../start-error';
import type { OrdinaryUser } from './ordinary-user';

/** Socket names carry a port number that is never opened. */
export const socketPort = 5432;

// The kernel's limit for a socket's whole path, the terminating zero included (macOS has the smaller one).
const longestPath = process.platform === 'linux' ? 108 : 104;

const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${socketPort}`);

const socketDir = (dataDir: string): string => {
  const beside = join(dataDir, 'socket');
  if (Buffer.byteLength(socketIn(beside)) < longestPath) return beside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `carpool-${name}`);
};

/** Where PostgreSQL notes whose socket it is. */
export const socketLock = (dataDir: string): string => `${socketIn(socketDir(dataDir))}.lock`;

/** A folder that only this user can enter: beside the cluster, or in the temporary folder if that path is too long. */
export const prepareSocketDir = async (dataDir: string, user: OrdinaryUser): Promise<string> => {
  const folder = socketDir(dataDir);
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
