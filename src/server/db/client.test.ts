import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/test-database';
import { openDatabase } from './client';
import { isDatabaseUnreachable } from './is-database-unreachable';

const database = useTestDatabase();

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('values from the database', () => {
  test('whole numbers are numbers, amounts and days are text, moments are dates', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as whole, 12.30::numeric(12,2) as amount,
      date '2026-03-02' as day, timestamptz '2026-03-02 07:00+07' as moment`.execute(database.db);
    expect(rows).toEqual([
      {
        whole: 9007199254740991,
        amount: '12.30',
        day: '2026-03-02',
        moment: new Date('2026-03-02T00:00:00Z'),
      },
    ]);
  });

  test('a whole number that would lose digits is an error', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(database.db)).rejects.toThrow(
      RangeError,
    );
  });
});

test('a connection that nobody uses for a while stays, with all that it has prepared', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { db, close } = openDatabase(database.address, { silenceMs: 100 });
  onTestFinished(async () => {
    vi.useRealTimers();
    await close();
  });
  const connection = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows;
  const before = await connection();
  // Longer than a dead one may be silent, by the socket's clock, and than a pool keeps an idle one unless told.
  await sql`select pg_sleep(0.3)`.execute(database.db);
  vi.advanceTimersByTime(5 * 60_000);
  expect(await connection()).toEqual(before);
});

describe('when the database', () => {
  test('ends a connection inside a transaction, that call fails as unreachable and the next works', async () => {
    const cut = database.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(tx);
    });
    expect(isDatabaseUnreachable(await failureOf(cut))).toBe(true);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  test.each([
    ['has no socket', { host: '/nowhere', port: 5432, user: 'u', database: 'd' }],
    ['refuses connections', { host: '127.0.0.1', port: 4299, user: 'u', database: 'd' }],
    ['refuses by url', { url: 'postgres://u@localhost:4299/d' }],
  ])('%s, it is unreachable', async (_, connection) => {
    const { db, close } = openDatabase(connection);
    expect(isDatabaseUnreachable(await failureOf(sql`select 1`.execute(db)))).toBe(true);
    await close();
  });

  test('has no free connection for long, it is unreachable', async () => {
    const error = new Error('timeout exceeded when trying to connect');
    expect(isDatabaseUnreachable(error)).toBe(true);
  });

  test.each(['select nothing from nowhere', 'select 1 / 0'])(
    'answers an error of our own (%s), it is not unreachable',
    async (text) => {
      const error = await failureOf(sql.raw(text).execute(database.db));
      expect(error).toBeInstanceOf(Error);
      expect(isDatabaseUnreachable(error)).toBe(false);
    },
  );

  test.each([
    ['statement_timeout', 'select pg_sleep(1)'],
    ['lock_timeout', 'select from service_state for update'],
  ])('is held up for longer than %s, it is unreachable for now', async (limit, text) => {
    const failing = database.db.transaction().execute(async (rival) => {
      await sql`select from service_state for update`.execute(rival);
      await database.db.transaction().execute(async (tx) => {
        await sql`set local ${sql.ref(limit)} = 50`.execute(tx);
        await sql.raw(text).execute(tx);
      });
    });
    expect(isDatabaseUnreachable(await failureOf(failing))).toBe(true);
  });

  test('is fine and a file is missing, it is not unreachable', () => {
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
    expect(isDatabaseUnreachable(missing)).toBe(false);
  });
});
