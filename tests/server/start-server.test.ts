import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../src/scripts/lib/free-port.mjs';
import { readEnv } from '../../src/server/env';
import { readServedAt } from '../../src/server/identity/local-idp/served-at';
import { createLog } from '../../src/server/log';
import { StartError } from '../../src/server/start-error';
import { startServer } from '../../src/server/start-server';
import { useTestDatabase } from '../setup/test-database';

const database = useTestDatabase();

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carpool-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const urlOf = (change: { user?: string; database?: string } = {}) => {
  const address = { ...database.address, ...change };
  return `postgres://${address.user}@localhost:${address.port}/${address.database}?host=${encodeURIComponent(address.host)}`;
};

const start = async (DATABASE_URL: string, set: Record<string, string> = {}) => {
  const PORT = String(await findFreePort());
  const env = readEnv({ PORT, DATA_DIR: dataDir, DATABASE_URL, DEMO: 'no', ...set });
  if (!env.ok) throw new Error(env.problems.join('\n'));
  return startServer(env.env, {
    log: createLog('silent'),
    staticRoot: dataDir,
    optimiserFile: new URL('file:///nowhere'),
    version: 'test',
    onStep: () => {},
    onWarning: () => {},
  });
};

const expectSentence = async (starting: Promise<unknown>, sentence: RegExp) => {
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(sentence);
};

describe('what stands in the way of a start is one sentence', () => {
  test('when there is no such database', () =>
    expectSentence(
      start(urlOf({ database: 'nowhere' })),
      /^The database of DATABASE_URL does not exist: /,
    ));

  test('when there is no such user', () =>
    expectSentence(
      start(urlOf({ user: 'nobody' })),
      /^The database of DATABASE_URL refuses this user: /,
    ));

  test('when other servers hold all its connections', async () => {
    const user = `full_${Date.now()}`;
    await sql`create role ${sql.ref(user)} login connection limit 0`.execute(database.db);
    await expectSentence(
      start(urlOf({ user })),
      /^The database of DATABASE_URL has no connection left: /,
    );
    await sql`drop role ${sql.ref(user)}`.execute(database.db);
  });

  test('when the database does not answer', () =>
    expectSentence(
      start('postgres://u@localhost:4299/d'),
      /^The database of DATABASE_URL does not answer: /,
    ));

  test.each([
    ['is empty', ''],
    ['is garbage', '{"kty":'],
    ['is no key', '{}'],
  ])('when the signing key %s', async (_, text) => {
    await mkdir(join(dataDir, 'local-idp'), { recursive: true });
    await writeFile(join(dataDir, 'local-idp/signing-key.json'), text);
    await expectSentence(start(urlOf()), /^The key in .*signing-key\.json cannot be read: /);
  });
});

test('a server says where it is, for those who ask for a token on the command line', async () => {
  await rm(join(dataDir, 'local-idp'), { recursive: true, force: true });
  const port = await findFreePort();
  const { stop } = await start(urlOf(), { PORT: String(port) });
  expect(await readServedAt(dataDir)).toBe(`http://localhost:${port}`);
  await stop();
});

test('whoever has left the demo and starts without DEMO=no is offered none of its people', async () => {
  const first = await start(urlOf(), { FIRST_ADMIN: 'boss@company.example' });
  await first.stop();
  const { stop, demo } = await start(urlOf(), { DEMO: 'yes' });
  await stop();
  expect(demo).toBe(false);
});
