import { join } from 'node:path';
import { processExists, readPostmaster } from '../../src/server/db/embedded/postmaster';

/** The process of a data directory's PostgreSQL. Never 0: a signal to 0 ends whoever runs the tests as well. */
export const postmasterPid = async (dataDir: string): Promise<number> => {
  const postmaster = await readPostmaster(join(dataDir, 'postgres'));
  if (!postmaster || !processExists(postmaster.pid)) throw new Error('PostgreSQL is not running');
  return postmaster.pid;
};
