import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMinute, dayOf } from '#domain/dates/bangkok-time';
import type { OpenDatabase } from '../db/client';
import { isDatabaseUnreachable } from '../db/is-database-unreachable';
import { openLocks } from '../db/open-locks';
import { jobRunRepository } from '../db/repositories/service/job-run.repository';
import type { Log } from '../log';
import type { Job } from './job';

type Options = {
  database: Pick<OpenDatabase, 'db' | 'newClient'>;
  jobs: readonly Job[];
  now: () => Date;
  newId: () => string;
  log: Log;
  pollSeconds?: number;
  /** How far this machine's clock and the database's may be apart. */
  mayDifferSeconds?: number;
};

const LONGEST_PAUSE_SECONDS = 15 * 60;

const pauseAfterFailures = (failures: number): number =>
  Math.min(5 * 2 ** (failures - 1), LONGEST_PAUSE_SECONDS);

const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

const dueAfter = ({ everySeconds, atMinute: minute }: Job, now: Date): Date => {
  const usual = secondsAfter(now, everySeconds);
  if (minute === undefined) return usual;
  const today = new Date(atMinute(dayOf(now), minute));
  return today > now ? today : new Date(atMinute(dayOf(usual), minute));
};

/** What is due later than any pause of its job was written by a clock that was ahead. */
const isDue = (job: Job, last: { dueAt: Date; failures: number }, now: Date): boolean => {
  const pause = last.failures > 0 ? pauseAfterFailures(last.failures) : job.everySeconds;
  return last.dueAt <= now || last.dueAt > secondsAfter(now, pause);
};

const runDue = async (job: Job, { database, now, newId, log }: Options): Promise<void> => {
  const { db } = database;
  const runs = jobRunRepository(db);
  const start = now();
  const last = await runs.find(job.name);
  if (last !== undefined && !isDue(job, last, start)) return;
  try {
    await job.run({ db, now: start, newId, log });
    await runs.succeed(job.name, start, dueAfter(job, start));
  } catch (error) {
    const failures = (last?.failures ?? 0) + 1;
    log.error({ err: error, job: job.name, failures }, 'job failed');
    await runs.fail(job.name, failures, secondsAfter(start, pauseAfterFailures(failures)));
  }
};

/** Tells that a trouble began, once, and that it is over. */
const teller = (begins: (details: object) => void, ends: () => void) => {
  let isOn = false;
  return {
    begin: (details: object): void => {
      if (!isOn) begins(details);
      isOn = true;
    },
    end: (): void => {
      if (isOn) ends();
      isOn = false;
    },
  };
};

/** Any number of servers may start the same jobs: each due run happens on one of them. */
export const startJobs = (options: Options): { stop: () => Promise<void> } => {
  const { database, jobs, now, log, pollSeconds = 5, mayDifferSeconds = 120 } = options;
  const stop = new AbortController();
  // Every job listens for it while it pauses; from eleven on Node would warn.
  setMaxListeners(jobs.length, stop.signal);
  const locks = openLocks(database);

  const away = teller(
    (details) => log.warn(details, 'the clock cannot ask the database, its jobs wait'),
    () => log.info('the clock asks the database again'),
  );
  const wrong = teller(
    (details) =>
      log.error(details, "this machine's time is not the database's, the clock's jobs wait"),
    () => log.info("this machine's time is the database's again"),
  );

  const runAt = async (job: Job, databaseNow: Date): Promise<void> => {
    const seconds = Math.round((now().getTime() - databaseNow.getTime()) / 1000);
    if (Math.abs(seconds) > mayDifferSeconds) return wrong.begin({ secondsAhead: seconds });
    wrong.end();
    await runDue(job, options);
  };

  const look = async (job: Job): Promise<void> => {
    try {
      await locks.tryLock(`job:${job.name}`, (at) => runAt(job, at));
      away.end();
    } catch (error) {
      if (isDatabaseUnreachable(error)) away.begin({ err: error });
      else log.error({ err: error, job: job.name }, 'job could not be looked at');
    }
  };

  const pause = (seconds: number): Promise<void> =>
    sleep(seconds * 1000, undefined, { signal: stop.signal, ref: false }).catch(() => {});

  // Each job has its own moment, a little uneven: all at once they would take the pool from the requests.
  const keepRunning = async (job: Job, index: number): Promise<void> => {
    await pause((pollSeconds * index) / jobs.length);
    while (!stop.signal.aborted) {
      await look(job);
      await pause(pollSeconds * (0.9 + 0.2 * Math.random()));
    }
  };
  const running = Promise.all(jobs.map(keepRunning));

  return {
    stop: async () => {
      stop.abort();
      await running;
      await locks.close();
    },
  };
};
