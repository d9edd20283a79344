import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event';
import { openDatabase } from '../../src/server/db/client';
import { eventRepository } from '../../src/server/db/repositories/event.repository';
import { openLiveHub, type LiveHub } from '../../src/server/live/live-hub';
import { newId } from '../../src/server/new-id';
import { useTestDatabase } from '../setup/test-database';
import { insertPeople } from './support/people';
import { useTestServer } from './support/test-server';

const database = useTestDatabase();
const withinASecond = { timeout: 1_000, interval: 5 };

const openHub = (): LiveHub => {
  const other = openDatabase(database.address);
  const hub = openLiveHub(other, { onLost: () => {} });
  onTestFinished(() => hub.close().then(other.close));
  return hub;
};

const collect = (hub: LiveHub): LiveEvent[] => {
  const heard: LiveEvent[] = [];
  hub.subscribe((event) => heard.push(event));
  return heard;
};

const listeners = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query = 'listen live'`.execute(
    database.db,
  );
  return rows.map(({ pid }) => pid);
};

const untilListening = (count: number): Promise<void> =>
  vi.waitFor(async () => expect(await listeners()).toHaveLength(count), {
    timeout: 3_000,
    interval: 10,
  });

const happen = async (subject: string, subjectId?: string): Promise<void> =>
  eventRepository(database.db).append({
    id: newId(),
    at: new Date(),
    by: null,
    action: 'change',
    subject,
    ...(subjectId === undefined ? {} : { subjectId }),
  });

describe('the live hub', () => {
  test('when something happened, every server hears of it within a second, without its content', async () => {
    const heard = [collect(openHub()), collect(openHub())];
    await untilListening(2);
    const id = newId();
    await happen('booking', id);
    await happen('service_state');
    for (const events of heard)
      await vi.waitFor(
        () => expect(events).toEqual([{ topic: 'booking', id }, { topic: 'service_state' }]),
        withinASecond,
      );
  });

  test('when the transaction is rolled back, nobody hears of it', async () => {
    const heard = collect(openHub());
    await untilListening(1);
    const rolledBack = database.db.transaction().execute(async (tx) => {
      await sql`insert into event (id, at, action, subject) values (${newId()}, now(), 'change', 'trip')`.execute(
        tx,
      );
      throw new Error('refused');
    });
    await expect(rolledBack).rejects.toThrow('refused');
    await happen('booking');
    await vi.waitFor(() => expect(heard).toEqual([{ topic: 'booking' }]), withinASecond);
  });

  test('when its connection was lost, connects again and says to read afresh', async () => {
    const heard = collect(openHub());
    await untilListening(1);
    await sql`select pg_terminate_backend(${(await listeners())[0]})`.execute(database.db);
    await vi.waitFor(() => expect(heard).toEqual([{ topic: 'refresh' }]), { timeout: 3_000 });
    await happen('booking');
    await vi.waitFor(() => expect(heard).toHaveLength(2), withinASecond);
  });

  test('when a listener left, it hears nothing more', async () => {
    const hub = openHub();
    const heard: LiveEvent[] = [];
    const leave = hub.subscribe((event) => heard.push(event));
    const others = collect(hub);
    await untilListening(1);
    leave();
    await happen('booking');
    await vi.waitFor(() => expect(others).toHaveLength(1), withinASecond);
    expect(heard).toEqual([]);
  });
});

describe('the live stream', () => {
  const server = useTestServer(database);

  const openStream = async (headers: Record<string, string> = {}) => {
    await insertPeople(database.db);
    const hub = openHub();
    await untilListening(1);
    const app = server.app({ live: hub });
    const connect = async (more: Record<string, string> = {}) => {
      const response = await app.request('/api/live', {
        headers: { ...(await server.tokensFor('employee')), ...headers, ...more },
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!reader) throw new Error('no stream');
      const read = async () => (await reader.read()).value;
      return { response, reader, read, first: await read() };
    };
    return { hub, connect };
  };

  test('when something happened, says so as a server-sent event', async () => {
    const { connect } = await openStream();
    const { response, read, first } = await connect();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(first).toMatch(/^id: \S+-0\n\n$/);
    await happen('service_state');
    expect(await read()).toMatch(/^id: \S+-1\ndata: \{"topic":"service_state"\}\n\n$/);
  });

  test('when somebody comes back and missed nothing, says nothing', async () => {
    const { connect } = await openStream();
    const { first = '', reader } = await connect();
    await reader.cancel();
    const again = await connect({ 'last-event-id': first.slice(4).trim() });
    expect(again.first).toBe(first);
  });

  test('when somebody comes back after a gap, says to read afresh', async () => {
    const { connect } = await openStream({ 'last-event-id': 'another-server-7' });
    expect((await connect()).first).toMatch(/\ndata: \{"topic":"refresh"\}\n\n$/);
  });

  test('when a phone sleeps on an open stream, the stream ends before it fills the memory', async () => {
    const { connect } = await openStream();
    const { reader } = await connect();
    await sql`insert into event (id, at, action, subject, subject_id)
      select gen_random_uuid(), now(), 'change', 'booking', gen_random_uuid() from generate_series(1, 200)`.execute(
      database.db,
    );
    await sleep(100);
    let chunks = 0;
    while (!(await reader.read()).done) chunks += 1;
    expect(chunks).toBeLessThan(100);
  });

  test('when the server stops, the streams end', async () => {
    const { hub, connect } = await openStream();
    const { reader } = await connect();
    await hub.close();
    expect(await reader.read()).toEqual({ done: true, value: undefined });
  });

  test('when nobody is signed in, refuses', async () => {
    expect((await server.request('nobody', '/live')).status).toBe(401);
  });
});
