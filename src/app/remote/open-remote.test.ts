// Long, because what a screen shows is tried before, during and after each answer, with and without a network.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { LiveEvent } from '#contract/live-event';
import { ApiError, OfflineError } from '../api/errors';
import { createStore } from '../ui/store';
import {
  askAhead,
  keepRemote,
  openRemote,
  type OpenRemote,
  type RemoteServices,
} from './open-remote';
import type { Source } from './remote';

type Cached = { value: unknown; at: number };

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const settled = () => vi.advanceTimersByTimeAsync(0);
const moment = () => vi.advanceTimersByTimeAsync(300);

/** A device with its network and its news, and a server behind it that says what `read` says. */
const openDevice = (stored: Record<string, Cached> = {}) => {
  const listeners = new Set<(event: LiveEvent) => void>();
  const online = createStore(true);
  const language = createStore<'th' | 'en'>('th');
  const rows = new Map(Object.entries(stored));
  const peeked = new Map<string, Cached>();
  const remembered = new Map<string, unknown>();
  const read = vi.fn<Source<string>['read']>(async () => 'new');
  const services = {
    api: {},
    cache: {
      peek: (key: string) => peeked.get(key) ?? null,
      read: async (key: string) => rows.get(key) ?? null,
      write: async (key: string, value: unknown) => void rows.set(key, { value, at: Date.now() }),
    },
    memory: {
      recall: async (key: string) => remembered.get(key),
      remember: async (key: string, value: unknown) => void remembered.set(key, value),
    },
    live: {
      subscribe: (listener: (event: LiveEvent) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    connectivity: online,
    language: { value: language },
  } as unknown as RemoteServices;
  const kept = { rows: ['row'] as const, schema: v.string() };
  const source: Source<string> = { read, kept, topics: ['car'] };
  return {
    services,
    source,
    read,
    rows,
    peeked,
    remembered,
    online,
    language,
    tell: (event: LiveEvent) => listeners.forEach((listener) => listener(event)),
    open: (more: Partial<Source<string>> = {}) => openRemote(services, { ...source, ...more }),
  };
};

const shownOf = ({ view }: OpenRemote<string>) => {
  const shown = view.get();
  return shown.status === 'known' ? [shown.value, shown.is] : [shown.status];
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is asked for before its screen stands', () => {
  it('is asked for once: the screen takes the answer, and asks by itself from then on', async () => {
    const { services, source, open, read, rows } = openDevice();
    void askAhead(services, source);
    const remote = open();
    const stop = remote.start();
    await settled();
    expect(shownOf(remote)).toEqual(['new', 'fresh']);
    expect(rows.get('row')?.value).toBe('new');
    expect(read).toHaveBeenCalledOnce();
    await remote.read();
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('stands at once in a screen that is drawn after it has come, which draws nothing twice', async () => {
    const { services, source, open, read } = openDevice();
    await askAhead(services, source);
    const remote = open();
    expect(remote.view.get()).toMatchObject({ value: 'new', is: 'fresh', isAsking: false });
    const isDrawn = vi.fn();
    remote.view.subscribe(isDrawn);
    const stop = remote.start();
    await settled();
    expect(isDrawn).not.toHaveBeenCalled();
    expect(read).toHaveBeenCalledOnce();
    await remote.read();
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is read anew where nobody came for it in time', async () => {
    const { services, source, open, read } = openDevice();
    void askAhead(services, source);
    await minutes(1);
    const late = open();
    const stop = late.start();
    await settled();
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is read anew by the screen where it failed', async () => {
    const { services, source, open, read } = openDevice();
    read.mockRejectedValueOnce(new OfflineError(new Error('gone')));
    void askAhead(services, source);
    const remote = open();
    const stop = remote.start();
    await settled();
    expect(shownOf(remote)).toEqual(['failed']);
    await minutes(1);
    expect(shownOf(remote)).toEqual(['new', 'fresh']);
    stop();
  });
});

describe('what is read from the server', () => {
  it('is what the device remembers at once, then what the server says, which is remembered', async () => {
    const { open, peeked, rows } = openDevice();
    peeked.set('row', { value: 'old', at: 7 });
    const remote = open();
    expect(shownOf(remote)).toEqual(['old', 'remembered']);
    const stop = remote.start();
    await settled();
    expect(shownOf(remote)).toEqual(['new', 'fresh']);
    expect(rows.get('row')?.value).toBe('new');
    stop();
  });

  it('when the server is silent, is what is remembered and when it was said, else it has failed', async () => {
    const device = openDevice({ row: { value: 'old', at: 7 } });
    device.read.mockRejectedValue(new OfflineError());
    const remote = device.open();
    const stop = remote.start();
    await settled();
    expect(shownOf(remote)).toEqual(['old', 'stale']);
    expect(remote.view.get()).toMatchObject({ at: 7, isAsking: false });
    stop();

    const empty = openDevice();
    empty.read.mockRejectedValue(new OfflineError());
    const nothing = empty.open();
    const leave = nothing.start();
    await settled();
    expect(shownOf(nothing)).toEqual(['failed']);
    leave();
  });

  it('when the server says that it is not there, is shown no more', async () => {
    const device = openDevice({ row: { value: 'old', at: 7 } });
    device.read.mockRejectedValue(new ApiError('not_found', 404, ''));
    const remote = device.open();
    const stop = remote.start();
    await settled();
    expect(shownOf(remote)).toEqual(['failed']);
    await minutes(1);
    expect(device.read).toHaveBeenCalledOnce();
    stop();
  });

  it('is not taken from a row that nobody can read any more', async () => {
    const device = openDevice({ row: { value: 5, at: 7 } });
    device.read.mockRejectedValue(new OfflineError());
    const remote = device.open();
    const stop = remote.start();
    await settled();
    expect(shownOf(remote)).toEqual(['failed']);
    stop();
  });

  it('stays what an action answered, when an older reading comes in after it', async () => {
    const device = openDevice();
    let answer: (value: string) => void = () => undefined;
    device.read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const remote = device.open();
    const stop = remote.start();
    remote.show('mine');
    answer('older');
    await settled();
    expect(shownOf(remote)).toEqual(['mine', 'fresh']);
    expect(device.rows.get('row')?.value).toBe('mine');
    stop();
  });

  it('leaves what it said of the same until another question is answered, and nothing of another', async () => {
    const device = openDevice();
    const { read, topics } = device.source;
    const unkept = (about: string, former?: OpenRemote<string>) =>
      openRemote(device.services, { read, topics, about }, former);
    const first = unkept('cars');
    await first.read();
    const next = unkept('cars', first);
    expect(next.view.get()).toMatchObject({ status: 'known', value: 'new', isAsking: true });
    device.read.mockRejectedValueOnce(new OfflineError());
    await next.read();
    expect(shownOf(next)).toEqual(['failed']);
    expect(shownOf(unkept('drivers', first))).toEqual(['loading']);
  });
});

describe('what is read is followed', () => {
  const opened = async (more: Partial<Source<string>> = {}) => {
    const device = openDevice();
    const remote = device.open(more);
    const stop = remote.start();
    await settled();
    device.read.mockClear();
    return { ...device, remote, stop };
  };

  it('after news of its subjects and after a gap, once for many at the same time', async () => {
    const { tell, read, stop } = await opened();
    tell({ topic: 'booking' });
    await minutes(1);
    expect(read).not.toHaveBeenCalled();
    tell({ topic: 'car' });
    tell({ topic: 'car' });
    await moment();
    expect(read).toHaveBeenCalledTimes(1);
    tell({ topic: 'refresh' });
    await moment();
    expect(read).toHaveBeenCalledTimes(2);
    stop();
    tell({ topic: 'car' });
    await moment();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('at once when a row of it changed, later when many phones hear of others', async () => {
    const { tell, read, stop } = await opened({
      topics: 'all',
      laterMs: 15_000,
      shows: (id) => id === 'mine',
    });
    tell({ topic: 'booking', id: 'theirs' });
    await moment();
    expect(read).not.toHaveBeenCalled();
    tell({ topic: 'booking', id: 'mine' });
    await moment();
    expect(read).toHaveBeenCalledTimes(1);
    tell({ topic: 'booking', id: 'theirs' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('when the network is back, and when another language is chosen', async () => {
    const { online, language, read, stop } = await opened();
    online.set(false);
    await moment();
    expect(read).not.toHaveBeenCalled();
    online.set(true);
    await moment();
    expect(read).toHaveBeenCalledTimes(1);
    language.set('en');
    await moment();
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('when the server could not answer, is asked again by itself until it can', async () => {
    const { read, remote, stop } = await opened();
    read.mockRejectedValueOnce(new ApiError('temporarily_unavailable', 503, ''));
    await remote.read();
    expect(shownOf(remote)).toEqual(['new', 'stale']);
    await minutes(1);
    expect(shownOf(remote)).toEqual(['new', 'fresh']);
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('news that come quicker than answers do not keep them from arriving', async () => {
    const { tell, read, remote, stop } = await opened();
    read.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve('slow'), 1000)),
    );
    for (let time = 0; time < 5; time += 1) {
      tell({ topic: 'car' });
      await moment();
    }
    expect(shownOf(remote)).toEqual(['slow', 'fresh']);
    stop();
  });
});

describe('what is read before anybody asks', () => {
  it('is asked for only when what is kept is not good any more', async () => {
    const { services, source, read, rows } = openDevice({ row: { value: 'old', at: 7 } });
    expect(await keepRemote(services, source, ({ at }) => at === 7)).toBe('old');
    expect(read).not.toHaveBeenCalled();
    expect(await keepRemote(services, source, () => false)).toBe('new');
    expect(rows.get('row')?.value).toBe('new');
  });

  it('is kept beside what a logout clears, where it is about nobody', async () => {
    const { services, source, rows, remembered } = openDevice();
    const kept = { rows: ['row'] as const, schema: v.string(), isEverybodys: true as const };
    await keepRemote(services, { ...source, kept }, () => false);
    expect([rows.size, remembered.get('row')]).toEqual([0, { value: 'new', at: Date.now() }]);
    expect(await keepRemote(services, { ...source, kept }, () => true)).toBe('new');
  });
});
