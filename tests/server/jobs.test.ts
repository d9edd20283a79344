import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../src/server/db/client';
import { forgetIdempotencyKeys } from '../../src/server/jobs/forget-idempotency-keys';
import type { Job } from '../../src/server/jobs/job';
import { jobs as jobsOfTheProduct } from '../../src/server/jobs/jobs';
import { startJobs } from '../../src/server/jobs/start-jobs';
import { createLog } from '../../src/server/log';
import { newId } from '../../src/server/new-id';
import { useTestDatabase } from '../setup/test-database';
import { insertPeople } from './support/people';

const database = useTestDatabase();
const log = createLog('silent');

const clock = () => {
  let time = new Date('2026-03-02T01:00:00Z').getTime();
  return { now: () => new Date(time), forward: (seconds: number) => (time += seconds * 1000) };
};

type Change = Partial<Parameters<typeof startJobs>[0]> & { poolSize?: number };

/** One server's runner, with connections of its own; a test's clock is far from the database's. */
const startServer = (jobs: readonly Job[], now: () => Date, change: Change = {}) => {
  const { poolSize, ...more } = change;
  const server = openDatabase(database.address, poolSize === undefined ? {} : { poolSize });
  const runner = startJobs({
    database: server,
    jobs,
    now,
    newId,
    log,
    pollSeconds: 0.01,
    mayDifferSeconds: Infinity,
    ...more,
  });
  const stop = () => runner.stop().then(server.close);
  onTestFinished(stop);
  return { stop: runner.stop, db: server.db };
};

const openLog = () => {
  const lines: { level: string; msg: string }[] = [];
  const destination = new Writable({
    write: (line: Buffer, _, written) => {
      lines.push(JSON.parse(line.toString()) as (typeof lines)[number]);
      written();
    },
  });
  return { log: createLog('info', destination), lines };
};

const runsOf = (name: string) =>
  database.db.selectFrom('jobRun').selectAll().where('name', '=', name).execute();

const counting = (everySeconds = 60) => {
  const runs: number[] = [];
  const job: Job = {
    name: 'count',
    everySeconds,
    run: async ({ now }) => void runs.push(now.getTime()),
  };
  return { job, runs };
};

describe('the clock', () => {
  test('however many jobs it has, starts without a warning', async () => {
    const warned = vi.fn<(warning: Error) => void>();
    process.on('warning', warned);
    onTestFinished(() => void process.off('warning', warned));
    const { now } = clock();
    const jobs = Array.from({ length: 30 }, (_, index) => ({
      ...counting().job,
      name: `count ${index}`,
    }));
    const { stop } = startServer(jobs, now);
    await sleep(100);
    await stop();
    expect(warned).not.toHaveBeenCalled();
  });

  test('when two servers run it, each due run happens on one of them', async () => {
    const { now, forward } = clock();
    const { job, runs } = counting();
    startServer([job], now);
    startServer([job], now);
    for (let minute = 1; minute <= 5; minute += 1) {
      await vi.waitFor(() => expect(runs).toHaveLength(minute), { timeout: 3_000, interval: 5 });
      await sleep(50);
      forward(60);
    }
    expect(new Set(runs).size).toBe(runs.length);
  });

  test('when a job is of the night, it runs at once, and then each night at its minute', async () => {
    const { now, forward } = clock();
    const { job, runs } = counting(24 * 60 * 60);
    startServer([{ ...job, atMinute: 3 * 60 }], now);
    const wait = (count: number) => vi.waitFor(() => expect(runs).toHaveLength(count));
    await wait(1);
    const dueAt = async () => (await runsOf('count'))[0]?.dueAt.toISOString();
    // It is eight in the morning in Bangkok.
    await vi.waitFor(async () => expect(await dueAt()).toBe('2026-03-02T20:00:00.000Z'));
    forward(19 * 60 * 60 + 60);
    await wait(2);
    await vi.waitFor(async () => expect(await dueAt()).toBe('2026-03-03T20:00:00.000Z'));
  });

  test('when a run is long, no other server begins it meanwhile', async () => {
    const { now, forward } = clock();
    let running = 0;
    let most = 0;
    let runs = 0;
    const job: Job = {
      name: 'long',
      everySeconds: 1,
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        forward(10);
        await sleep(40);
        running -= 1;
        runs += 1;
      },
    };
    startServer([job], now);
    startServer([job], now);
    await vi.waitFor(() => expect(runs).toBeGreaterThan(3), { timeout: 3_000 });
    expect(most).toBe(1);
  });

  test('when all servers were down, catches up once', async () => {
    const { now, forward } = clock();
    const { job, runs } = counting();
    const before = startServer([job], now);
    await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 3_000 });
    await before.stop();
    forward(3600);
    startServer([job], now);
    await vi.waitFor(() => expect(runs).toHaveLength(2), { timeout: 3_000 });
    await sleep(60);
    expect(runs).toHaveLength(2);
  });

  test('when a job fails, it is tried again later and later, and the others run on', async () => {
    const { now, forward } = clock();
    const { job, runs } = counting();
    let attempts = 0;
    const failing: Job = {
      name: 'failing',
      everySeconds: 3600,
      run: async () => {
        attempts += 1;
        if (attempts < 3) throw new Error('no luck');
      },
    };
    startServer([failing, job], now);
    const pauses = [5, 10];
    for (const [index, pause] of pauses.entries()) {
      await vi.waitFor(() => expect(attempts).toBe(index + 1), { timeout: 3_000 });
      forward(pause - 1);
      await sleep(40);
      expect(attempts).toBe(index + 1);
      forward(1);
    }
    await vi.waitFor(() => expect(attempts).toBe(3), { timeout: 3_000 });
    expect(runs).toHaveLength(1);
    await vi.waitFor(async () => {
      expect(await runsOf('failing')).toMatchObject([{ failures: 0, succeededAt: now() }]);
    });
  });

  test('when stopped, waits for the run in progress', async () => {
    const { now } = clock();
    let finished = false;
    let begun = false;
    const job: Job = {
      name: 'slow',
      everySeconds: 60,
      run: async () => {
        begun = true;
        await sleep(80);
        finished = true;
      },
    };
    const server = startServer([job], now);
    await vi.waitFor(() => expect(begun).toBe(true), { timeout: 3_000 });
    await server.stop();
    expect(finished).toBe(true);
  });
});

describe('the clock and its connections', () => {
  test('with a pool of two, all jobs of the product run while requests are answered', async () => {
    const { db } = startServer(jobsOfTheProduct, () => new Date(), { poolSize: 2 });
    let slowest = 0;
    await vi.waitFor(
      async () => {
        const began = performance.now();
        const done = await db
          .selectFrom('jobRun')
          .select('name')
          .where('succeededAt', 'is not', null)
          .execute();
        slowest = Math.max(slowest, performance.now() - began);
        expect(done).toHaveLength(jobsOfTheProduct.length);
      },
      { timeout: 4_000, interval: 5 },
    );
    expect(slowest).toBeLessThan(1_000);
  });

  test('when the connection of the locks is lost, the jobs run on', async () => {
    const { now, forward } = clock();
    const { job, runs } = counting();
    startServer([job], now);
    await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 3_000 });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%pg_try_advisory_lock%'
        and pid <> pg_backend_pid()`.execute(database.db);
    forward(60);
    await vi.waitFor(() => expect(runs).toHaveLength(2), { timeout: 3_000 });
  });

  test('when the database cannot be asked, that is one line, and one when it can again', async () => {
    const { job, runs } = counting(0);
    const { log: seen, lines } = openLog();
    let isAway = true;
    const { newClient } = database.database;
    const away = () => openDatabase({ url: 'postgres://u@localhost:4299/d' }).newClient();
    startServer([job], () => new Date(), {
      database: { db: database.db, newClient: () => (isAway ? away() : newClient()) },
      log: seen,
    });
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 3_000 });
    await sleep(100);
    isAway = false;
    await vi.waitFor(() => expect(runs).not.toHaveLength(0), { timeout: 3_000 });
    await vi.waitFor(() =>
      expect(lines).toMatchObject([
        { level: 'warn', msg: 'the clock cannot ask the database, its jobs wait' },
        { level: 'info', msg: 'the clock asks the database again' },
      ]),
    );
  });
});

describe('when a clock was wrong', () => {
  test('and ahead by days, what it put off is done now that it is right', async () => {
    const { now, forward } = clock();
    const { job, runs } = counting();
    forward(3 * 86_400);
    const ahead = startServer([job], now);
    await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 3_000 });
    await ahead.stop();
    forward(-3 * 86_400);
    startServer([job], now);
    await vi.waitFor(() => expect(runs).toHaveLength(2), { timeout: 3_000 });
    await vi.waitFor(async () => {
      expect(await runsOf('count')).toMatchObject([{ dueAt: new Date(now().getTime() + 60_000) }]);
    });
  });

  test('and differs from the database by minutes, no job runs until both agree; each is one line', async () => {
    const { job, runs } = counting(0);
    const { log: seen, lines } = openLog();
    let ahead = 5 * 60_000;
    startServer([job, { ...job, name: 'another' }], () => new Date(Date.now() + ahead), {
      log: seen,
      mayDifferSeconds: 120,
    });
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 3_000 });
    await sleep(100);
    expect(runs).toEqual([]);
    ahead = 60_000;
    await vi.waitFor(() => expect(runs).not.toHaveLength(0), { timeout: 3_000 });
    expect(lines).toMatchObject([
      { level: 'error', msg: "this machine's time is not the database's, the clock's jobs wait" },
      { level: 'info', msg: "this machine's time is the database's again" },
    ]);
  });
});

test('idempotency keys are forgotten after 14 days, not before', async () => {
  const { employee = '' } = await insertPeople(database.db);
  const now = new Date('2026-03-20T00:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const key = (name: string, createdAt: Date) => ({
    key: name,
    personId: employee,
    endpoint: 'createBooking',
    bodyHash: 'h',
    createdAt,
  });
  await database.db
    .insertInto('idempotencyKey')
    .values([key('old', daysAgo(14.01)), key('young', daysAgo(13.99))])
    .execute();
  await forgetIdempotencyKeys.run({ db: database.db, now, newId, log });
  const left = await database.db.selectFrom('idempotencyKey').select('key').execute();
  expect(left).toEqual([{ key: 'young' }]);
});
