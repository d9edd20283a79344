import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../src/server/db/client';
import { newId } from '../../src/server/new-id';
import { useTestDatabase } from '../setup/test-database';
import { bookingRequestIn } from './support/bookings';
import { insertPeople } from './support/people';
import { openSlowRoad } from './support/slow-road';
import { origin, useTestServer } from './support/test-server';

// More than anybody waits for a lock.
const SILENCE_MS = 4_000;
const database = useTestDatabase();
const { app, tokensFor } = useTestServer(database);

beforeEach(() => insertPeople(database.db).then(() => {}));

const openOver = async () => {
  const { road, address } = await openSlowRoad(database.address);
  const { db, probe, close } = openDatabase(address, { silenceMs: SILENCE_MS });
  onTestFinished(close);
  const server = app({ db, probe });
  const headers = { 'content-type': 'application/json', ...(await tokensFor('employee')) };
  return {
    road,
    read: async () => server.request(`${origin}/api/employee/bookings`, { headers }),
    book: async (body: unknown, key = newId()) =>
      server.request(`${origin}/api/employee/bookings`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
  };
};

const count = async (table: 'booking' | 'idempotencyKey' | 'event') => {
  const { n } = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

describe('a database', () => {
  test('that is slow to answer is waited for: everybody gets theirs', async () => {
    const { road, read, book } = await openOver();
    const body = await bookingRequestIn(database.db);
    road.delayMs = 30;
    const answers = await Promise.all([book(body), ...Array.from({ length: 12 }, read)]);
    expect(answers.map(({ status }) => status)).toEqual(Array(13).fill(200));
    expect(await count('booking')).toBe(1);
  });

  test('that hangs without a word is given up, people are told, and all goes on when it is back', async () => {
    const { road, read, book } = await openOver();
    const body = await bookingRequestIn(database.db);
    expect((await read()).status).toBe(200);

    road.isBlocked = true;
    const began = performance.now();
    const key = newId();
    const late = await Promise.all([read(), read(), book(body, key)]);
    expect(late.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Its own silence, and the five seconds in which a new connection must stand.
    expect(performance.now() - began).toBeLessThan(15_000);

    road.isBlocked = false;
    const inTime = { timeout: 15_000 };
    await vi.waitFor(async () => expect((await read()).status).toBe(200), inTime);
    await vi.waitFor(async () => expect((await book(body, key)).status).toBe(200), inTime);
    expect((await book(body, key)).status).toBe(200);
    expect(await count('booking')).toBe(1);
  });

  test('without room on its disk says so with 503, keeps nothing half done, and goes on when there is room', async () => {
    const { read, book } = await openOver();
    const body = await bookingRequestIn(database.db);
    // The first call of a person notes whose account it is.
    expect((await read()).status).toBe(200);
    const events = await count('event');
    // As PostgreSQL says it, at the last thing that a booking writes.
    await sql`
      create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
      database.db,
    );
    await sql`create trigger no_room before insert on event for each row execute function no_room()`.execute(
      database.db,
    );
    const key = newId();
    const refused = await book(body, key);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error: { code: 'temporarily_unavailable' } });
    expect((await read()).status).toBe(200);
    expect([await count('booking'), await count('idempotencyKey')]).toEqual([0, 0]);
    expect(await count('event')).toBe(events);

    await sql`drop trigger no_room on event; drop function no_room`.execute(database.db);
    expect((await book(body, key)).status).toBe(200);
    expect(await count('booking')).toBe(1);
  });
});
