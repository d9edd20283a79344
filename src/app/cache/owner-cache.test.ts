import { describe, expect, it } from 'vitest';
import { useFreshDevice } from '../../../tests/setup/fresh-device';
import { createDeviceDb } from '../drafts/device-db';
import { createOwnerCache } from './owner-cache';

useFreshDevice();

const somchai = { tid: 'tenant', oid: 'somchai' };
const malee = { tid: 'tenant', oid: 'malee' };

const openFor = async (owner = somchai) => {
  const db = createDeviceDb();
  const cache = createOwnerCache(db, () => 42);
  await cache.enter(owner);
  return { db, cache };
};

describe('Rows kept on the phone', () => {
  it('are there when the app is opened again, with the time of their reading', async () => {
    const { cache } = await openFor();
    await cache.write('bookings', ['a']);
    const { cache: again } = await openFor();
    expect(await again.read('bookings')).toEqual({ value: ['a'], at: 42 });
    expect(await again.read('others')).toBeNull();
  });

  it('are gone after a logout, and an answer that comes late is not kept', async () => {
    const { db, cache } = await openFor();
    await cache.write('bookings', ['a']);
    await cache.leave();
    await cache.write('bookings', ['late']);
    expect(await db.list('cache/')).toEqual([]);
    expect(await (await openFor()).cache.read('bookings')).toBeNull();
  });

  it('on a shared phone go when another person signs in', async () => {
    const { cache } = await openFor();
    await cache.write('bookings', ['a']);
    const { db, cache: hers } = await openFor(malee);
    expect(await hers.read('bookings')).toBeNull();
    expect(await db.list('cache/')).toEqual([]);
  });

  it('once recalled, are there without waiting, and as they were written last', async () => {
    const { cache } = await openFor();
    await cache.write('bookings/upcoming', ['a']);
    await cache.write('options', ['b']);
    const { cache: again } = await openFor();
    expect(again.peek('bookings/upcoming')).toBeNull();
    await again.recall('bookings/');
    expect(again.peek('bookings/upcoming')).toMatchObject({ value: ['a'], at: 42 });
    expect(again.peek('options')).toBeNull();
    await again.write('bookings/upcoming', ['c']);
    expect(again.peek('bookings/upcoming')).toMatchObject({ value: ['c'] });
  });

  it('that were recalled for one person are nobody else’s, and gone with the logout', async () => {
    const { cache } = await openFor();
    await cache.write('bookings', ['a']);
    await cache.recall('');
    await cache.leave();
    expect(cache.peek('bookings')).toBeNull();
    await cache.recall('');
    expect(cache.peek('bookings')).toBeNull();
    const { cache: shared } = await openFor();
    await shared.write('bookings', ['a']);
    const recalling = shared.recall('');
    await shared.enter(malee);
    await recalling;
    expect(shared.peek('bookings')).toBeNull();
  });

  it('before anybody is known, there are none', async () => {
    const cache = createOwnerCache(createDeviceDb());
    await cache.write('bookings', ['a']);
    expect(await cache.read('bookings')).toBeNull();
  });
});
