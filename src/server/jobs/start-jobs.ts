import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/client';
import { isDatabaseUnreachable } from '../db/is-database-unreachable';
import type { Log } from '../log';
import type { Job } from './job';

type Options = {
  db: Db;
  jobs: readonly Job[];
  now: () => Date;
  newId: () => string;
  log: Log;
  pollSeconds?: number;
};

const LONGEST_PAUSE_SECONDS = 15 * 60;

const pauseAfterFailures = (failures: number): number =>
  Math.min(5 * 2 ** (failures - 1), LONGEST_PAUSE_SECONDS);

const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

const runDue = async (job: Job, { db, now, newId, log }: Options): Promise<void> => {
  const start = now();
  const row = await db
    .selectFrom('job_run')
    .select(['due_at', 'failures'])
    .where('name', '=', job.name)
    .executeTakeFirst();
  if (row !== undefined && row.due_at > start) return;
  try {
    await job.run({ db, now: start, newId, log });
    const done = {
      due_at: secondsAfter(start, job.everySeconds),
      succeeded_at: start,
      failures: 0,
    };
    await db
      .insertInto('job_run')
      .values({ name: job.name, ...done })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(done))
      .execute();
  } catch (error) {
    const failures = (row?.failures ?? 0) + 1;
    log.error({ err: error, job: job.name, failures }, 'job failed');
    const again = { due_at: secondsAfter(start, pauseAfterFailures(failures)), failures };
    await db
      .insertInto('job_run')
      .values({ name: job.name, ...again })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(again))
      .execute();
  }
};

/** The lock is the session's: should this server die, PostgreSQL gives it back at once. */
const runAlone = (job: Job, options: Options): Promise<void> =>
  options.db.connection().execute(async (session) => {
    const key = sql`hashtextextended(${`job:${job.name}`}, 0)`;
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_lock(${key}) as mine`.execute(session);
    if (rows[0]?.mine !== true) return;
    try {
      await runDue(job, options);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(session);
    }
  });

/** Any number of servers may start the same jobs: each due run happens on one of them. */
export const startJobs = (options: Options): { stop: () => Promise<void> } => {
  const { jobs, log, pollSeconds = 5 } = options;
  const stop = new AbortController();

  const keepRunning = async (job: Job): Promise<void> => {
    while (!stop.signal.aborted) {
      await runAlone(job, options).catch((error: unknown) => {
        const level = isDatabaseUnreachable(error) ? 'debug' : 'error';
        log[level]({ err: error, job: job.name }, 'job could not be looked at');
      });
      await sleep(pollSeconds * 1000, undefined, { signal: stop.signal, ref: false }).catch(
        () => {},
      );
    }
  };
  const running = Promise.all(jobs.map(keepRunning));

  return {
    stop: async () => {
      stop.abort();
      await running;
    },
  };
};
