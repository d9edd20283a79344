// A GET writes nothing: every one of them, answered by a server that may only read.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { openDatabase, type Address, type OpenDatabase } from '../../../src/server/db/client';
import { useTestDatabase } from '../../setup/test-database';
import { checkedCalls, requestOf } from '../support/every-call';
import { insertPeople, type Role } from '../support/people';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
/** As any other connection, but PostgreSQL refuses whatever would write. */
const openReader = ({ host, port, user, database: name, password = '' }: Address): OpenDatabase => {
  const options = encodeURIComponent('-c default_transaction_read_only=on');
  const place = `host=${encodeURIComponent(host)}&port=${port}&options=${options}`;
  return openDatabase({ url: `postgres://${user}:${password}@/${name}?${place}` });
};

let reader: OpenDatabase;
beforeAll(() => {
  reader = openReader(database.address);
});
afterAll(() => reader.close());
const { request } = useTestServer(database, {
  get reading() {
    return reader.db;
  },
});

const reads = checkedCalls.filter((name) => (contract[name] satisfies Endpoint).method === 'GET');

let ids: Record<string, string>;
beforeEach(async () => {
  ids = await insertPeople(database.db);
});

describe('a call that reads', () => {
  it.each(reads)('%s writes nothing', async (name) => {
    const role: Role = contract[name].action.startsWith('approval') ? 'approver' : 'admin';
    const { path, init } = await requestOf(database.db, name, ids, ids[role]!);
    const { status, body } = await request(role, path, init);
    expect([status, body.error]).toEqual([200, undefined]);
  });

  it('could not: what it reads from refuses to be written to', async () => {
    const change = reader.db.updateTable('person').set({ language: 'en' }).execute();
    await expect(change).rejects.toThrow('read-only transaction');
  });
});
