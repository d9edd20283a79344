import { describe, expect, onTestFinished, test } from 'vitest';
import type { Channel } from '#domain/notice/notice-types';
import type { Deps } from '../../../src/server/deps';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import type { Outcome } from '../../../src/server/notices/channel';
import { deliver } from '../../../src/server/notices/deliver';
import { openMetrics } from '../../../src/server/watching/open-metrics';
import { serveMetrics } from '../../../src/server/watching/serve-metrics';
import { findFreePort } from '../../../src/scripts/lib/free-port.mjs';
import { useTestDatabase } from '../../setup/test-database';
import { insertNotice } from '../support/notices';
import { insertPeople } from '../support/people';
import { origin, useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { app, tokensFor } = useTestServer(database);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const partsOf = async (more: Partial<Deps> = {}) => {
  const answer = await app(more).request(`${origin}/api/health/parts`);
  const body = (await answer.json()) as { status: string; parts: Record<string, string> };
  return { code: answer.status, ...body };
};

describe('health', () => {
  test('says that every part is well, and leaves to others what is theirs', async () => {
    expect(await partsOf()).toEqual({
      code: 200,
      status: 'ok',
      parts: { database: 'ok', pool: 'ok', disk: 'elsewhere', jobs: 'ok', notices: 'ok' },
    });
    const poolState = database.database.poolState;
    const { parts } = await partsOf({ watched: { poolState, dataDir: '.' } });
    expect(parts['disk']).toMatch(/^(ok|full)$/);
  });

  test.each([
    ['jobs', 'a job of the clock that failed', { failures: 2, dueAt: new Date() }],
    ['jobs', 'a job that nobody runs', { failures: 0, dueAt: minutesAgo(30) }],
  ])('names %s as ill for %s', async (_, __, run) => {
    await database.db
      .insertInto('jobRun')
      .values({ name: 'end-rides', ...run })
      .execute();
    expect(await partsOf()).toMatchObject({ code: 503, status: 'ill', parts: { jobs: 'late' } });
  });

  test('names notices as ill that nobody sends', async () => {
    const { employee = '' } = await insertPeople(database.db);
    await insertNotice(database.db, employee, { at: minutesAgo(30) });
    expect((await partsOf()).parts).toMatchObject({ jobs: 'ok', notices: 'late' });
  });

  test('names the pool as ill when as many wait as may work', async () => {
    const poolState = () => ({ most: 10, open: 10, idle: 0, waiting: 10 });
    expect((await partsOf({ watched: { poolState } })).parts).toMatchObject({ pool: 'busy' });
  });
});

describe('metrics', () => {
  // A Friday afternoon in Bangkok, when mails go out at once.
  const friday = new Date('2026-11-20T08:00:00Z');
  const open = () => {
    const { db, poolState } = database.database;
    return openMetrics({ db, poolState, now: () => friday });
  };

  test('count requests by endpoint, pool, queue, live clients and deliveries, without a name', async () => {
    const metrics = open();
    const { employee = '' } = await insertPeople(database.db);
    const server = app({ metrics });
    const headers = await tokensFor('employee');
    await server.request(`${origin}/api/employee/notices`, { headers });
    await server.request(`${origin}/api/employee/notices`);
    const news = await server.request(`${origin}/api/live`, { headers });

    await insertNotice(database.db, employee, { at: friday });
    await database.db.updateTable('person').set({ email: 'somchai@siamparts.example' }).execute();
    const outcomes: Outcome[] = [{ is: 'later', error: 'away' }];
    const send = async () => outcomes.pop() ?? ({ is: 'sent' } as const);
    await deliver([{ channel: 'email', send }], {
      db: database.db,
      now: () => friday,
      newId,
      log: createLog('silent'),
      onOutcome: (channel: Channel, result) => metrics.delivered(channel, result),
    });

    const { text } = await metrics.read();
    for (const line of [
      'carpool_request_seconds_count{method="GET",route="listNotices",status="200"} 1',
      'carpool_request_seconds_count{method="GET",route="listNotices",status="401"} 1',
      'carpool_live_clients 1',
      'carpool_deliveries_total{channel="email",result="later"} 1',
      'carpool_notices_waiting{channel="email"} 1',
      'carpool_jobs_late 0',
      'carpool_pool_connections{state="waiting"} 0',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^carpool_notices_oldest_seconds\{channel="email"\} \d/m);
    expect(text).not.toMatch(new RegExp(`${employee}|siamparts`));
    await news.body?.cancel();
    expect((await metrics.read()).text).toContain('carpool_live_clients 0');
  });

  test('are read on a port of their own, and are nowhere else', async () => {
    const metrics = open();
    const port = await findFreePort();
    const served = await serveMetrics(metrics, { host: 'localhost', port });
    onTestFinished(served.close);
    const answer = await fetch(`http://localhost:${port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(404);
    const server = app({ metrics });
    expect((await server.request(`${origin}/api/metrics`)).status).toBe(404);
    expect((await server.request(`${origin}/metrics`)).status).toBe(404);
  });
});
