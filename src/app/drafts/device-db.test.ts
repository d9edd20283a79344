import { afterEach, expect, it, vi } from 'vitest';
import { brokenIndexedDb, useFreshDevice } from '../../../tests/setup/fresh-device';
import { createDeviceDb } from './device-db';

useFreshDevice();
afterEach(() => vi.restoreAllMocks());

/** Takes and gives until it is told to be full; what it has it keeps. */
const fillUp = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  });

it('when it is full, the newer value lives in memory and hides the stored one', async () => {
  const db = createDeviceDb();
  await db.write('a', 'old');
  fillUp();
  expect(await db.write('a', 'new')).toBe(false);
  expect(await db.read('a')).toBe('new');
  expect(await db.list('')).toEqual(['new']);
  expect(db.isRefused('a')).toBe(true);
  expect(await createDeviceDb().read('a')).toBe('old');
});

it('when there is room again, what was refused is stored with the next write', async () => {
  const db = createDeviceDb();
  const full = fillUp();
  await db.write('a', 1);
  full.mockRestore();
  await db.write('b', 2);
  await vi.waitFor(() => expect(db.isFailing.get()).toBe(false));
  expect(await createDeviceDb().list('')).toEqual([1, 2]);
});

it('when an update is refused, it goes on from what was stored', async () => {
  const db = createDeviceDb();
  await db.write('n', 1);
  fillUp();
  const increase = () => db.update<number>('n', (old) => Number(old) + 1);
  expect(await increase()).toEqual({ value: 2, kept: false });
  expect(await increase()).toEqual({ value: 3, kept: false });
});

it('when nothing can be read, an update that would remove is not taken for a removal', async () => {
  await createDeviceDb().write('a', 'stored');
  const working = indexedDB;
  vi.stubGlobal('indexedDB', brokenIndexedDb());
  const db = createDeviceDb();
  await db.update('a', (old) => old);
  vi.stubGlobal('indexedDB', working);
  expect(await db.read('a')).toBe('stored');
});

it('when two tabs update at once, neither change is lost', async () => {
  const [first, second] = [createDeviceDb(), createDeviceDb()];
  const increase = (old: unknown) => Number(old ?? 0) + 1;
  await Promise.all(
    Array.from({ length: 10 }, () => [
      first.update('n', increase),
      second.update('n', increase),
    ]).flat(),
  );
  expect(await createDeviceDb().read('n')).toBe(20);
});

it('when IndexedDB hangs, nobody waits for ever', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const reading = createDeviceDb().read('a');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await reading).toBeUndefined();
  vi.useRealTimers();
});

it('a page that stood still for longer than the patience still takes the answer that came meanwhile', async () => {
  const db = createDeviceDb();
  await db.write('a', 'first');
  const writing = db.write('a', 'second');
  const until = performance.now() + 5_200;
  while (performance.now() < until);
  expect(await writing).toBe(true);
  expect(await createDeviceDb().read('a')).toBe('second');
});
