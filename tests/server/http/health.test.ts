import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../src/server/db/client';
import { useTestDatabase } from '../../setup/test-database';
import { origin, useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { app } = useTestServer(database);

test('a server whose connections are all in use is busy, and ready all the same', async () => {
  const { db, probe, close } = openDatabase(database.address, { poolSize: 1 });
  onTestFinished(close);
  const server = app({ db, probe });
  const ready = await db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    return server.request(`${origin}/api/health/ready`);
  });
  expect(ready.status).toBe(200);
});

test('however many ask at once, the database is asked once', async () => {
  const { db, probe, close } = openDatabase(database.address);
  onTestFinished(close);
  const queries = vi.spyOn(probe.getExecutor(), 'executeQuery');
  const server = app({ db, probe });
  const ask = async () => server.request(`${origin}/api/health/ready`);
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(queries).toHaveBeenCalledTimes(1);
});
