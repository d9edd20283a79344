import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/test-database';
import type { Db } from './client';
import { prepared } from './prepared';
import { nameOfPrepared } from './prepared-names';
import { readRows } from './sql';

const database = useTestDatabase();

const greet = prepared<{ text: string }, { name: string; times: number }, 'hello' | 'bye'>(
  (_, { name, times }, word) =>
    sql`select repeat(${word} || ' ' || ${name}::text || ' ', ${times}::int) as text`,
);

const keptBy = async (db: Db) =>
  readRows(db)<{ name: string; statement: string }>`
    select name, statement from pg_prepared_statements where statement like 'select repeat%'`;

test('a prepared statement is filled with the values of each call, and a choice makes another text', async () => {
  const ask = (name: string, times: number, word: 'hello' | 'bye') =>
    greet(database.db, { name, times }, word);
  expect(await ask('Malee', 1, 'hello')).toEqual([{ text: 'hello Malee ' }]);
  expect(await ask('Wichai', 2, 'hello')).toEqual([{ text: 'hello Wichai hello Wichai ' }]);
  expect(await ask('Malee', 1, 'bye')).toEqual([{ text: 'bye Malee ' }]);
});

test('a connection keeps it under its name, once, and any other statement not', async () => {
  await database.db.connection().execute(async (db) => {
    await greet(db, { name: 'a', times: 1 }, 'hello');
    await greet(db, { name: 'b', times: 1 }, 'hello');
    await sql`select repeat('other', 1) as text`.execute(db);
    const rows = await keptBy(db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.name).toBe(nameOfPrepared(rows[0]?.statement ?? ''));
  });
});

test('statements in flight at once do not mix their values', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) =>
      greet(database.db, { name: `n${nth}`, times: 1 }, 'hello'),
    ),
  );
  expect(answers.map(([row]) => row?.text)).toEqual(
    Array.from({ length: 40 }, (_, nth) => `hello n${nth} `),
  );
});
