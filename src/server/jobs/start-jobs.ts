import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/client';
import { isDatabaseUnreachable } from '../db/is-database-unreachable';
import { jobRunRepository } from '../db/repositories/job-run.repository';
import { tryLock } from '../db/try-lock';
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
  const runs = jobRunRepository(db);
  const start = now();
  const last = await runs.find(job.name);
  if (last !== undefined && last.dueAt > start) return;
  try {
    await job.run({ db, now: start, newId, log });
    await runs.succeed(job.name, start, secondsAfter(start, job.everySeconds));
  } catch (error) {
    const failures = (last?.failures ?? 0) + 1;
    log.error({ err: error, job: job.name, failures }, 'job failed');
    await runs.fail(job.name, failures, secondsAfter(start, pauseAfterFailures(failures)));
  }
};

/** Any number of servers may start the same jobs: each due run happens on one of them. */
export const startJobs = (options: Options): { stop: () => Promise<void> } => {
  const { jobs, log, pollSeconds = 5 } = options;
  const stop = new AbortController();

  const keepRunning = async (job: Job): Promise<void> => {
    while (!stop.signal.aborted) {
      await tryLock(options.db, `job:${job.name}`, () => runDue(job, options)).catch(
        (error: unknown) => {
          const level = isDatabaseUnreachable(error) ? 'debug' : 'error';
          log[level]({ err: error, job: job.name }, 'job could not be looked at');
        },
      );
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
