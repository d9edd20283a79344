import type { Db } from '../db/client';
import { directoryRepository } from '../db/repositories/imports/directory.repository';
import type { DirectoryEnv } from '../directory-env';
import type { Job } from '../jobs/job';
import { pullDirectory, takeOverDirectory } from '../jobs/pull-directory';
import { openGraph } from './graph';

type Directory = { jobs: readonly Job[]; close: () => Promise<void> };

/** The company's directory, where it is set up; says so in the database, which is all that the rest of the server asks. */
export const openDirectory = async (db: Db, env: DirectoryEnv | undefined): Promise<Directory> => {
  await directoryRepository(db).noteSetUp(env !== undefined);
  const stop = new AbortController();
  const close = () => {
    stop.abort();
    return Promise.resolve();
  };
  const graph = env && openGraph(env, { signal: stop.signal });
  const jobs = graph ? [pullDirectory(graph), takeOverDirectory(graph)] : [];
  return { jobs, close };
};
