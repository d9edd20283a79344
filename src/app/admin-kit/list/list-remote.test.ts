import { expect, it } from 'vitest';
import * as v from 'valibot';
import { listPage, type ListPage } from '#contract/list';
import { openRemote, type RemoteServices } from '../../remote/open-remote';
import { listRow } from '../../storage-keys';
import { createStore } from '../../ui/store';
import type { ListDefinition, Query } from './list-definition';
import { listOf } from './list-remote';

type Row = { id: string };

const pageOf = (...ids: string[]): ListPage<Row> => ({
  rows: ids.map((id) => ({ id })),
  total: ids.length,
  asOf: '2026-11-21T03:42:00.000Z',
});

/** A device that remembers these rows, before a server that says this, or nothing. */
const openDevice = (
  says: ListPage<Row> | null,
  rows = new Map<string, { value: unknown; at: number }>(),
) => {
  const services = {
    cache: {
      peek: () => null,
      read: async (key: string) => rows.get(key) ?? null,
      write: async (key: string, value: unknown) => void rows.set(key, { value, at: 1 }),
    },
    live: { subscribe: () => () => undefined },
    connectivity: createStore(true),
    language: { value: createStore('th') },
  } as unknown as RemoteServices;
  const definition = {
    name: 'cars',
    page: listPage(v.object({ id: v.string() })),
    read: async () => {
      if (says === null) throw new Error('offline');
      return says;
    },
    topics: ['car'],
  } as unknown as ListDefinition<Row>;
  const ask = async (query: Query) => {
    const list = openRemote(services, listOf(definition)(query));
    const stop = list.start();
    await list.read();
    await Promise.resolve();
    stop();
    const shown = list.view.get();
    return shown.status === 'known'
      ? [shown.is, shown.value.rows.map(({ id }) => id), shown.at]
      : [shown.status];
  };
  return { rows, ask };
};

it('the device remembers the view of a list that was looked at last, and shows it for that view alone', async () => {
  const before = openDevice(pageOf('a'));
  expect((await before.ask({ q: 'x', sort: 'plate' })).slice(0, 2)).toEqual(['fresh', ['a']]);
  expect(before.rows.has(listRow('cars'))).toBe(true);

  const after = openDevice(null, before.rows);
  expect(await after.ask({ sort: 'plate', q: 'x' })).toEqual(['stale', ['a'], 1]);
  expect(await after.ask({ q: 'y' })).toEqual(['failed']);
});
