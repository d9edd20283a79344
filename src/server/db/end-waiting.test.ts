import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/test-database';
import { endWaiting } from './end-waiting';
import { isDatabaseUnreachable } from './is-database-unreachable';
import { writeTransaction } from './write-transaction';

const database = useTestDatabase();

/** Keeps a lock for so long, once it has it. */
const keep = async (lock: number, ms: number) => {
  const { db } = database;
  let hasIt = () => {};
  const taken = new Promise<void>((resolve) => (hasIt = resolve));
  const kept = db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    hasIt();
    await sql`select pg_sleep(${ms / 1000})`.execute(tx);
  });
  await taken;
  return { kept };
};

const write = (until: number, statements: readonly string[]) =>
  writeTransaction(database.db, async (tx, pid) => {
    const stop = endWaiting(database.db, pid, until);
    const all = async () => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      return 'done';
    };
    return all().finally(stop);
  });

test('who waits for one lock after another is ended when the time of all is over', async () => {
  const keepers = await Promise.all([1, 2, 3].map((lock) => keep(lock, lock * 700)));
  const began = performance.now();
  const locks = [1, 2, 3].map((lock) => `select pg_advisory_xact_lock(${lock})`);
  const error = await write(began + 900, locks).catch((problem: unknown) => problem);
  expect(isDatabaseUnreachable(error)).toBe(true);
  expect(performance.now() - began).toBeLessThan(1_900);
  await Promise.all(keepers.map(({ kept }) => kept));
});

test('who works for longer than that and waits for nobody goes on', async () => {
  expect(await write(performance.now(), ['select pg_sleep(0.8)', 'select 1'])).toBe('done');
});
