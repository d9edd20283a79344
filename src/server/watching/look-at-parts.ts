import { statfs } from 'node:fs/promises';
import type { Db } from '../db/client';
import { backlogRepository } from '../db/repositories/service/backlog.repository';
import type { Deps } from '../deps';

type Watched = NonNullable<Deps['watched']>;

/** `elsewhere`: it is not on this machine, and whoever runs it sees it better. */
type Parts = {
  database: 'ok' | 'unreachable';
  pool: 'ok' | 'busy';
  disk: 'ok' | 'full' | 'elsewhere';
  jobs: 'ok' | 'late' | 'unknown';
  notices: 'ok' | 'late' | 'unknown';
};

/** Below either, PostgreSQL is about to stop writing. */
const LEAST_FREE_SHARE = 0.03;
const LEAST_FREE_BYTES = 200 * 1024 * 1024;
/** Later than any pause of a job, and than a channel's further tries within the hour. */
const LATE_SECONDS = 20 * 60;

const diskOf = async (dataDir: string | undefined): Promise<Parts['disk']> => {
  if (dataDir === undefined) return 'elsewhere';
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return bavail * bsize < LEAST_FREE_BYTES || bavail < blocks * LEAST_FREE_SHARE ? 'full' : 'ok';
};

const backlogOf = async (db: Db, now: Date): Promise<Pick<Parts, 'jobs' | 'notices'>> => {
  const backlog = backlogRepository(db);
  const jobs = await backlog.lateJobs(now, LATE_SECONDS);
  const channels = await backlog.channels(now);
  const oldest = Math.max(
    await backlog.unplannedSeconds(now),
    ...channels.map(({ oldestSeconds }) => oldestSeconds),
  );
  return {
    jobs: jobs.length > 0 ? 'late' : 'ok',
    notices: oldest > LATE_SECONDS ? 'late' : 'ok',
  };
};

/** What is ill, in words without numbers or names: anybody may ask. */
export const lookAtParts = async (
  { db, now, poolState, dataDir }: { db: Db; now: () => Date } & Partial<Watched>,
  isReachable: boolean,
): Promise<Parts> => {
  const pool = poolState?.();
  const disk = await diskOf(dataDir);
  const unknown = { jobs: 'unknown', notices: 'unknown' } as const;
  const backlog = isReachable ? await backlogOf(db, now()).catch(() => unknown) : unknown;
  return {
    database: isReachable ? 'ok' : 'unreachable',
    // As many wait as may work: whoever comes now waits for a second place in turn.
    pool: pool !== undefined && pool.waiting >= pool.most ? 'busy' : 'ok',
    disk,
    ...backlog,
  };
};
