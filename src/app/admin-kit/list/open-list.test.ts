import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { listPage, type ListPage } from '#contract/list';
import type { LiveEvent } from '#contract/live-event';
import type { Cached } from '../../cache/owner-cache';
import { listRow } from '../../storage-keys';
import { createStore } from '../../ui/store';
import type { ListDefinition } from './list-definition';
import { openList } from './open-list';

type Row = { id: string };

const pageOf = (...ids: string[]): ListPage<Row> => ({
  rows: ids.map((id) => ({ id })),
  total: ids.length,
  asOf: '2026-11-21T03:42:00.000Z',
});

const openDevice = (cached: Record<string, Cached> = {}) => {
  const listeners = new Set<(event: LiveEvent) => void>();
  const online = createStore(true);
  const rows = new Map(Object.entries(cached));
  const read = vi.fn<ListDefinition<Row>['read']>(async () => pageOf('a'));
  const services = {
    cache: {
      read: async (key: string) => rows.get(key) ?? null,
      write: async (key: string, value: unknown) => void rows.set(key, { value, at: 1 }),
    },
    live: {
      subscribe: (listener: (event: LiveEvent) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    connectivity: online,
  };
  const definition = {
    name: 'cars',
    page: listPage(v.object({ id: v.string() })),
    read,
    topics: ['car'],
  };
  const list = openList(services as never, definition as unknown as ListDefinition<Row>);
  return {
    list,
    read,
    rows,
    online,
    tell: (topic: string) => listeners.forEach((listener) => listener({ topic })),
    ids: () => list.view.get().page?.rows.map(({ id }) => id),
  };
};

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a list', () => {
  it('shows what the server says and remembers it', async () => {
    const { list, rows, ids } = openDevice();
    list.ask({ q: 'x' });
    await settled();
    expect([list.view.get().is, ids()]).toEqual(['fresh', ['a']]);
    expect(rows.get(listRow('cars'))?.value).toMatchObject({ page: pageOf('a') });
  });

  it('when the server cannot be asked, shows what is remembered of this very view and says so', async () => {
    const before = openDevice();
    before.list.ask({ q: 'x' });
    await settled();
    const kept = { [listRow('cars')]: before.rows.get(listRow('cars'))! };

    const same = openDevice(kept);
    same.read.mockRejectedValue(new Error('offline'));
    same.list.ask({ q: 'x' });
    await settled();
    expect([same.list.view.get().is, same.ids(), same.list.view.get().at]).toEqual([
      'stale',
      ['a'],
      1,
    ]);

    const other = openDevice(kept);
    other.read.mockRejectedValue(new Error('offline'));
    other.list.ask({ q: 'y' });
    await settled();
    expect([other.list.view.get().is, other.ids()]).toEqual(['failed', undefined]);
  });

  it('keeps the rows in sight while others are asked for, and the last question wins', async () => {
    const { list, read, ids } = openDevice();
    list.ask({ q: 'a' });
    await settled();
    let answer: (page: ListPage<Row>) => void = () => undefined;
    read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    list.ask({ q: 'slow' });
    expect([ids(), list.view.get().isAsking]).toEqual([['a'], true]);
    read.mockResolvedValueOnce(pageOf('quick'));
    list.ask({ q: 'quick' });
    await settled();
    answer(pageOf('slow'));
    await settled();
    expect(ids()).toEqual(['quick']);
  });

  it('asks the same question once, and again when others changed something of it', async () => {
    const { list, read, tell, online } = openDevice();
    const stop = list.start();
    list.ask({});
    list.ask({});
    await settled();
    expect(read).toHaveBeenCalledTimes(1);
    tell('booking');
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(1);
    tell('car');
    tell('car');
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(2);
    tell('refresh');
    await vi.advanceTimersByTimeAsync(1000);
    online.set(false);
    online.set(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(4);
    stop();
    tell('car');
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('when a later reading fails, keeps what it has and says from when it is', async () => {
    const { list, read, ids } = openDevice();
    list.ask({});
    await settled();
    read.mockRejectedValueOnce(new Error('down'));
    await list.read();
    expect([list.view.get().is, ids()]).toEqual(['stale', ['a']]);
    await list.read();
    expect(list.view.get().is).toBe('fresh');
  });
});
