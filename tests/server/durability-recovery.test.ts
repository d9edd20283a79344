import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event';
import { openDatabase } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { migrate } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { startJobs } from '../../src/server/jobs/start-jobs';
import { openLiveHub } from '../../src/server/live/live-hub';
import { createLog } from '../../src/server/log';
import { newId } from '../../src/server/new-id';
import { insertPeople } from './support/people';
import { useTestServer } from './support/test-server';

const startDatabase = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'carpool-recovery-'));
  const start = () => startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  let postgres = await start();
  const database = openDatabase(postgres.connection);
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    ...database,
    goAway: () => postgres.stop(),
    comeBack: async () => {
      postgres = await start();
    },
  };
};

describe('when the database is gone for a while', () => {
  const served: { db: ReturnType<typeof openDatabase>['db'] | undefined } = { db: undefined };
  const server = useTestServer({
    get db() {
      if (served.db === undefined) throw new Error('not started');
      return served.db;
    },
  });

  test('answers 503 with a hint to retry, and recovers without a restart', async () => {
    const database = await startDatabase();
    served.db = database.db;
    await migrate(database, migrations);
    await insertPeople(database.db);
    // At the first call it is noted whose account it is, which everybody hears.
    expect((await server.request('employee', '/admin/global-state')).status).toBe(200);
    const heard: LiveEvent[] = [];
    const hub = openLiveHub(database);
    hub.subscribe((event) => heard.push(event));
    let runs = 0;
    const count = { name: 'count', everySeconds: 0, run: async () => void (runs += 1) };
    const clock = startJobs({
      database,
      jobs: [count],
      now: () => new Date(),
      newId,
      log: createLog('silent'),
      pollSeconds: 0.05,
    });

    await database.goAway();
    const away = await server.request('employee', '/admin/global-state');
    expect(away.status).toBe(503);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.request('nobody', '/health/live')).status).toBe(200);
    expect((await server.request('nobody', '/health/ready')).status).toBe(503);

    await database.comeBack();
    const runsBefore = runs;
    expect((await server.request('employee', '/admin/global-state')).status).toBe(200);
    await vi.waitFor(() => expect(heard).toEqual([{ topic: 'refresh' }]), { timeout: 6_000 });
    await vi.waitFor(() => expect(runs).toBeGreaterThan(runsBefore), { timeout: 3_000 });
    await clock.stop();
    await hub.close();
  });
});
