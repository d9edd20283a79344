import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../src/server/db/client';
import { forgetIdempotencyKeys } from '../../src/server/jobs/forget-idempotency-keys';
import type { Job } from '../../src/server/jobs/job';
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

/** One server's runner, with connections of its own. */
const startServer = (jobs: Job[], now: () => Date) => {
  const { db, close } = openDatabase(database.address);
  const runner = startJobs({ db, jobs, now, newId, log, pollSeconds: 0.01 });
  const stop = () => runner.stop().then(close);
  onTestFinished(stop);
  return { stop: runner.stop };
};

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
      const rows = await database.db
        .selectFrom('job_run')
        .selectAll()
        .where('name', '=', 'failing')
        .execute();
      expect(rows).toMatchObject([{ failures: 0, succeeded_at: now() }]);
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

test('idempotency keys are forgotten after 14 days, not before', async () => {
  const { employee = '' } = await insertPeople(database.db);
  const now = new Date('2026-03-20T00:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const key = (name: string, created_at: Date) => ({
    key: name,
    person_id: employee,
    endpoint: 'createBooking',
    body_hash: 'h',
    created_at,
  });
  await database.db
    .insertInto('idempotency_key')
    .values([key('old', daysAgo(14.01)), key('young', daysAgo(13.99))])
    .execute();
  await forgetIdempotencyKeys.run({ db: database.db, now, newId, log });
  const left = await database.db.selectFrom('idempotency_key').select('key').execute();
  expect(left).toEqual([{ key: 'young' }]);
});
