import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { brokenIndexedDb, closeTabs, useFreshDevice } from '../../../tests/setup/fresh-device';
import { createDeviceDb } from './device-db';
import { createDeviceDraftStore } from './device-draft-store';
import type { Owner } from './owner';

useFreshDevice();

const KEY = 'bookingnodriver-form-draft';
const kind = 'bookingnodriver';
const somchai: Owner = { tid: 'tenant', oid: 'somchai' };
const trip = v.object({ to: v.string() });

let clock = 1_000;
const openPage = (more: { storage?: () => Storage; now?: () => number } = {}) => {
  const db = createDeviceDb();
  return { db, ...createDeviceDraftStore({ db, now: () => clock++, ...more }) };
};

const openPageFor = async (owner: Owner) => {
  const page = openPage();
  await page.enter(owner);
  return page;
};

const write = async (owner: Owner, to: string) => {
  const page = await openPageFor(owner);
  page.save(kind, { to });
  await page.flush();
  return page;
};

const fullStorage = (): Storage => {
  throw new DOMException('full', 'QuotaExceededError');
};

const inLocal = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

describe('§3 Other local storage: form drafts', () => {
  it('§0.5 when a draft is saved, it lies under the key of the specification before save() returns', async () => {
    const page = await openPageFor(somchai);
    page.save(kind, { to: 'Rayong' });
    expect(inLocal()).toMatchObject({ v: 1, owner: somchai, content: { to: 'Rayong' } });
  });

  it('when the page was killed, the next one has the draft and its request id', async () => {
    const before = await (await write(somchai, 'Rayong')).load(kind, trip);
    closeTabs();
    const after = await (await openPageFor(somchai)).load(kind, trip);
    expect(after).toEqual(before);
    expect(after?.content).toEqual({ to: 'Rayong' });
  });

  it('when local storage was cleared, the mirror brings the draft back to its key', async () => {
    await write(somchai, 'Rayong');
    localStorage.clear();
    const page = await openPageFor(somchai);
    expect((await page.load(kind, trip))?.content).toEqual({ to: 'Rayong' });
    expect(inLocal()).toMatchObject({ content: { to: 'Rayong' } });
  });

  it('when only local storage survived, the draft is read from it and mirrored again', async () => {
    await write(somchai, 'Rayong');
    vi.stubGlobal('indexedDB', new (await import('fake-indexeddb')).IDBFactory());
    await (await openPageFor(somchai)).flush();
    localStorage.clear();
    expect((await (await openPageFor(somchai)).load(kind, trip))?.content).toEqual({
      to: 'Rayong',
    });
  });

  it('when the browser died before local storage reached the disk, the newer mirror wins', async () => {
    const page = await write(somchai, 'old');
    const old = localStorage.getItem(KEY) ?? '';
    page.save(kind, { to: 'new' });
    await page.flush();
    localStorage.setItem(KEY, old);
    expect((await (await openPageFor(somchai)).load(kind, trip))?.content).toEqual({ to: 'new' });
  });

  it('when the clock of the phone was set back, what was typed last wins', async () => {
    await write(somchai, 'first');
    const page = openPage({ now: () => 1 });
    await page.enter(somchai);
    page.save(kind, { to: 'second' });
    await page.flush();
    expect((await (await openPageFor(somchai)).load(kind, trip))?.content).toEqual({
      to: 'second',
    });
  });

  it('when a draft is discarded, neither home brings it back and the next gets a new request id', async () => {
    const page = await write(somchai, 'Rayong');
    const before = await page.load(kind, trip);
    page.discard(kind);
    await page.flush();
    expect(localStorage.getItem(KEY)).toBeNull();
    const next = await openPageFor(somchai);
    expect(await next.load(kind, trip)).toBeNull();
    next.save(kind, { to: 'Nava' });
    expect((await next.load(kind, trip))?.clientRequestId).not.toBe(before?.clientRequestId);
  });

  it('when it is discarded while it is being loaded, it does not come back', async () => {
    const page = await write(somchai, 'Rayong');
    const loading = page.load(kind, trip);
    page.discard(kind);
    expect(await loading).toBeNull();
    expect(page.state.get().drafts).toEqual([]);
  });
});

describe('Drafts that this version cannot read', () => {
  it.each([
    ['corrupt text', '{"v":1,'],
    ['another version', JSON.stringify({ v: 0, content: { to: 'Rayong' } })],
  ])('when local storage holds %s, it is kept aside and the key is free', async (_, raw) => {
    localStorage.setItem(KEY, raw);
    const page = await openPageFor(somchai);
    expect(await page.load(kind, trip)).toBeNull();
    expect(await page.db.list('draft-aside/')).toMatchObject([{ unreadable: raw }]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('when the content has an older form, the whole draft is kept aside', async () => {
    const page = await write(somchai, 'Rayong');
    expect(await page.load(kind, v.object({ destination: v.string() }))).toBeNull();
    expect(await page.db.list('draft-aside/')).toMatchObject([
      { unreadable: { content: { to: 'Rayong' } } },
    ]);
    expect(page.state.get().drafts).toEqual([]);
  });

  it('when it cannot be kept aside, it stays where it is', async () => {
    vi.stubGlobal('indexedDB', brokenIndexedDb());
    localStorage.setItem(KEY, 'corrupt');
    const page = await openPageFor(somchai);
    page.save(kind, { to: 'Rayong' });
    await page.flush();
    expect(localStorage.getItem(KEY)).toBe('corrupt');
    expect(page.state.get().problem).toBe('memory-only');
  });

  it('when the mirror holds what nobody can read, a new draft does not bury it', async () => {
    const db = createDeviceDb();
    await db.write('draft/tenant.somchai/bookingnodriver', 'from a version to come');
    const page = await write(somchai, 'Rayong');
    expect(await page.db.list('draft-aside/')).toMatchObject([
      { unreadable: 'from a version to come' },
    ]);
  });
});

describe('Homes that fail', () => {
  it('when local storage is full, the mirror is the refuge and there is no problem', async () => {
    const page = openPage({ storage: fullStorage });
    await page.enter(somchai);
    page.save(kind, { to: 'Rayong' });
    await page.flush();
    expect(page.state.get().problem).toBeNull();
    closeTabs();
    expect((await (await openPageFor(somchai)).load(kind, trip))?.content).toEqual({
      to: 'Rayong',
    });
  });

  it('when IndexedDB throws at once, the draft is safe until the next logout', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const page = await write(somchai, 'Rayong');
    expect(page.state.get().problem).toBe('until-sign-out');
    expect((await (await openPageFor(somchai)).load(kind, trip))?.content).toEqual({
      to: 'Rayong',
    });
  });

  it('when both fail, the page keeps the draft and says that it is in memory only', async () => {
    vi.stubGlobal('indexedDB', brokenIndexedDb());
    const page = openPage({ storage: fullStorage });
    await page.enter(somchai);
    page.save(kind, { to: 'Rayong' });
    await page.flush();
    expect(page.state.get().problem).toBe('memory-only');
    expect((await page.load(kind, trip))?.content).toEqual({ to: 'Rayong' });
  });
});

describe('Two tabs', () => {
  it('when both write, the newest wins whole, in both tabs and both homes', async () => {
    const one = await openPageFor(somchai);
    const two = await openPageFor(somchai);
    one.save(kind, { to: 'one', note: 'from one' });
    two.save(kind, { to: 'two' });
    await Promise.all([one.flush(), two.flush()]);
    await vi.waitFor(async () =>
      expect((await one.load(kind, v.unknown()))?.content).toEqual({ to: 'two' }),
    );
    expect(inLocal()).toMatchObject({ content: { to: 'two' } });
    localStorage.clear();
    expect((await (await openPageFor(somchai)).load(kind, v.unknown()))?.content).toEqual({
      to: 'two',
    });
  });

  it('when one tab discards, the other lets go of it too', async () => {
    const one = await write(somchai, 'Rayong');
    const two = await openPageFor(somchai);
    expect(two.state.get().drafts).toHaveLength(1);
    one.discard(kind);
    await vi.waitFor(() => expect(two.state.get().drafts).toEqual([]));
    await two.flush();
    expect(await (await openPageFor(somchai)).load(kind, trip)).toBeNull();
  });
});
