import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error';
import { lastWords } from './last-words';
import type { Cluster } from './cluster';
import { processExists } from './postmaster';
import { ProgramError } from './run-program';
import { settingsFile } from './settings';

export const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-password');

const prefix = 'postgres.creating-';

const removeLeftovers = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    const abandoned =
      name.startsWith(prefix) && !processExists(Number.parseInt(name.slice(prefix.length), 10));
    if (abandoned) await rm(join(dataDir, name), { recursive: true, force: true });
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const authentication = async ({ dataDir, overTcp }: Cluster): Promise<string[]> => {
  // The socket lies in a folder that only this user can enter.
  if (!overTcp) return ['--auth=trust'];
  const file = passwordFile(dataDir);
  // Two servers that create at once must agree on one password.
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
};

const fill = async (folder: string, cluster: Cluster): Promise<void> => {
  await cluster.user.own(folder);
  const args = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ];
  await cluster.user.run(join(cluster.binDir, 'initdb'), [
    ...args,
    ...(await authentication(cluster)),
  ]);
  await appendFile(
    join(folder, 'postgresql.conf'),
    `include_if_exists = '${settingsFile}' # rewritten at every start\n`,
  );
};

/**
 * Created aside and then renamed: a start that was interrupted leaves nothing that looks like a database, and of two
 * servers that start at once the second finds the first one's.
 */
export const createCluster = async (cluster: Cluster): Promise<void> => {
  const { dataDir, clusterDir } = cluster;
  await removeLeftovers(dataDir);
  const creating = await mkdtemp(join(dataDir, `${prefix}${process.pid}-`));
  try {
    await fill(creating, cluster);
    await rename(creating, clusterDir);
    await syncFolder(dirname(clusterDir));
  } catch (error) {
    await rm(creating, { recursive: true, force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    const output = error instanceof ProgramError ? error.output : message;
    const isThere = code === 'ENOTEMPTY' || code === 'EEXIST';
    if (isThere && !existsSync(join(clusterDir, 'PG_VERSION')))
      throw new StartError(
        `The folder ${clusterDir} holds something that is no database: move it away, or choose another data directory with DATA_DIR.`,
        { cause: error },
      );
    if (!isThere)
      throw new StartError(
        `The database cannot be created in ${dataDir}: ${lastWords(output)}. Run as an ordinary user, choose another folder with DATA_DIR, or set DATABASE_URL to a PostgreSQL of yours.`,
        { cause: error },
      );
  }
};
