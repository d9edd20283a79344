import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { EventSubject } from '#domain/history/event';
import type { LiveEvent } from '#contract/live-event';
import { openDatabase } from '../../src/server/db/client';
import { eventRepository } from '../../src/server/db/repositories/audit/event.repository';
import { openLiveHub, type LiveHub } from '../../src/server/live/live-hub';
import { newId } from '../../src/server/new-id';
import { useTestDatabase } from '../setup/test-database';
import { companyIn } from './schema/company';
import { insertPeople, type Role } from './support/people';
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

const happen = (subject: EventSubject, subjectId?: string) =>
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

  /** The first sign-in is told too, and is not what these tests are about. */
  const signInFirst = (role: Role) => server.request(role, '/employee/check-permission');

  const openStream = async (headers: Record<string, string> = {}) => {
    await insertPeople(database.db);
    await signInFirst('employee');
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

  const listen = async (roles: readonly Role[]) => {
    const ids = await insertPeople(database.db);
    for (const role of roles) await signInFirst(role);
    const hub = openHub();
    await untilListening(1);
    const app = server.app({ live: hub });
    const connect = async (role: Role) => {
      const headers = await server.tokensFor(role);
      const { body } = await app.request('/api/live', { headers });
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
      await reader.read();
      const heard: string[] = [];
      const state = { heard, isOver: false };
      void (async () => {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) break;
          heard.push(...[...value.matchAll(/data: (.*)/g)].map(([, data]) => data!));
        }
        state.isOver = true;
      })();
      return state;
    };
    return { ids, connect, streams: await Promise.all(roles.map(connect)) };
  };

  test('a supplier hears of the own provider’s work only, an employee nothing of the administration', async () => {
    const { ids, streams } = await listen(['supplier', 'employee', 'admin']);
    const [supplier, employee, admin] = streams;
    const company = companyIn(database.db);
    const provider = await database.db
      .selectFrom('provider')
      .select('id')
      .executeTakeFirstOrThrow();
    const mine = await company.trip({ providerId: provider.id });
    const others = await company.trip();
    const report = newId();
    await happen('problem_report', report);
    await happen('trip', others);
    await happen('booking', newId());
    await happen('person', ids['approver']);
    await happen('trip', mine);
    await happen('service_state');
    await vi.waitFor(() => {
      expect(supplier?.heard.toSorted()).toEqual(
        [JSON.stringify({ topic: 'trip', id: mine }), '{"topic":"service_state"}'].toSorted(),
      );
      expect(admin?.heard).toHaveLength(6);
    }, withinASecond);
    expect(employee?.heard.join()).not.toContain(report);
    expect(employee?.heard).toHaveLength(4);
  });

  test('a trip that was taken from a provider is told to them once more', async () => {
    const { streams } = await listen(['supplier']);
    const provider = await database.db
      .selectFrom('provider')
      .select('id')
      .executeTakeFirstOrThrow();
    const trip = await companyIn(database.db).trip();
    await eventRepository(database.db).append({
      id: newId(),
      at: new Date(),
      by: null,
      action: 'change',
      subject: 'trip',
      subjectId: trip,
      before: { providerId: provider.id },
      after: { providerId: null },
    });
    await vi.waitFor(
      () => expect(streams[0]?.heard).toEqual([JSON.stringify({ topic: 'trip', id: trip })]),
      withinASecond,
    );
  });

  test('when somebody’s rights change, their stream ends and others go on', async () => {
    const { ids, streams } = await listen(['supplier', 'employee']);
    await happen('admin_user', ids['supplier']);
    await vi.waitFor(() => expect(streams[0]?.isOver).toBe(true), withinASecond);
    expect(streams[1]?.isOver).toBe(false);
  });

  test('of more than ten streams of one person the oldest ends', async () => {
    const { connect, streams } = await listen(['employee']);
    for (let more = 0; more < 9; more += 1) await connect('employee');
    expect(streams[0]?.isOver).toBe(false);
    const last = await connect('employee');
    await vi.waitFor(() => expect(streams[0]?.isOver).toBe(true), withinASecond);
    expect(last.isOver).toBe(false);
  });

  test('when the token ends, so does the stream', async () => {
    await insertPeople(database.db);
    await signInFirst('employee');
    const hub = openHub();
    await untilListening(1);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const clock = { now: new Date() };
    const app = server.app({ live: hub, now: () => clock.now });
    const headers = await server.tokensFor('employee');
    const reader = (await app.request('/api/live', { headers })).body!.getReader();
    await reader.read();
    clock.now = new Date(clock.now.getTime() + 2 * 60 * 60_000);
    vi.advanceTimersByTime(25_000);
    // The heartbeat, and then nothing more.
    await reader.read();
    expect((await reader.read()).done).toBe(true);
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
