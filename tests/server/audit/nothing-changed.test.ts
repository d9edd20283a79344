import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { checkedCalls, requestOf } from '../support/every-call';
import { insertPeople } from '../support/people';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { request } = useTestServer(database);

/** Every record and every part of one. What is done with a trip is a step, also where it leads to the same. */
const changes = checkedCalls.filter((name) => {
  const { method, versioned, path }: Endpoint = contract[name];
  const isStep = path.includes('/trips/');
  return method === 'PUT' && versioned && path.startsWith('/admin/') && !isStep;
});

let ids: Record<string, string>;
beforeEach(async () => {
  ids = await insertPeople(database.db);
});

describe.each(changes)('%s', (name) => {
  it('leaves no entry in the history and no new version where it changes nothing', async () => {
    const { path, init } = await requestOf(database.db, name, ids, ids['admin'] ?? '');
    const save = (version: string | number) =>
      request('admin', path, {
        ...init,
        headers: { 'idempotency-key': newId(), 'if-match': `"${version}"` },
      });
    const events = () => database.db.selectFrom('event').selectAll().execute();
    const read = (init.headers['if-match'] ?? '').replaceAll('"', '');
    expect((await save(read)).status).toBe(200);
    const told = await events();
    // Whoever saves an older version hears which is the present one; where nothing was told, it is what was read.
    const stale = (await save(0)).body as { error: { conflict?: { version: number } } };
    const present = stale.error.conflict?.version ?? read;
    for (const time of ['again', 'and again'])
      expect([time, (await save(present)).status]).toEqual([time, 200]);
    expect(await events()).toEqual(told);
  });
});
