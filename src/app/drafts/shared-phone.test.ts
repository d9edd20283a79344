import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { brokenIndexedDb, closeTabs, useFreshDevice } from '../../../tests/setup/fresh-device';
import { createDeviceDb } from './device-db';
import { createDeviceDraftStore } from './device-draft-store';
import type { Owner } from './owner';

useFreshDevice();

const KEY = 'bookingduringday-form-draft';
const kind = 'bookingduringday';
const somchai: Owner = { tid: 'tenant', oid: 'somchai' };
const malee: Owner = { tid: 'tenant', oid: 'malee' };

const openPage = () => {
  closeTabs();
  return createDeviceDraftStore({ db: createDeviceDb() });
};

const signIn = async (owner: Owner) => {
  const page = openPage();
  await page.enter(owner);
  return page;
};

const write = async (owner: Owner, content: string) => {
  const page = await signIn(owner);
  page.save(kind, content);
  await page.flush();
  return page;
};

const read = async (owner: Owner) =>
  (await (await signIn(owner)).load(kind, v.string()))?.content ?? null;

describe('Drafts on a shared phone', () => {
  it('when somebody logged out, nobody sees the draft but they at their next sign-in', async () => {
    const page = await write(somchai, 'Rayong');
    await page.leave();
    localStorage.clear();
    expect(page.state.get().drafts).toEqual([]);

    expect(await read(malee)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(await read(somchai)).toBe('Rayong');
  });

  it('when another person signs in after a 401, both keep their own drafts', async () => {
    await write(somchai, 'from Somchai');
    await write(malee, 'from Malee');
    expect(localStorage.getItem(KEY)).toContain('from Malee');
    expect(await read(somchai)).toBe('from Somchai');
    expect(localStorage.getItem(KEY)).toContain('from Somchai');
    expect(await read(malee)).toBe('from Malee');
  });

  it('when the mirror fails, the other person is neither shown nor overwritten', async () => {
    await write(somchai, 'from Somchai');
    vi.stubGlobal('indexedDB', brokenIndexedDb());
    const page = await write(malee, 'from Malee');
    expect(localStorage.getItem(KEY)).toContain('from Somchai');
    expect(page.state.get().drafts).toHaveLength(1);
    expect(page.state.get().problem).toBe('memory-only');
  });

  it('when the last keystrokes come while the page is leaving, they reach the mirror only', async () => {
    const page = await write(somchai, 'Rayong');
    const left = page.leave();
    localStorage.clear();
    page.save(kind, 'Rayong, please');
    await left;
    await page.flush();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(await read(somchai)).toBe('Rayong, please');
  });
});

describe('Before anybody can sign in', () => {
  it('when the app opens offline, the drafts of the last person are listed', async () => {
    await write(somchai, 'Rayong');
    const page = openPage();
    await vi.waitFor(() => expect(page.state.get().drafts).toMatchObject([{ kind }]));
  });

  it('when only local storage survived, it says whose drafts they are', async () => {
    await write(somchai, 'Rayong');
    vi.stubGlobal('indexedDB', undefined);
    const page = openPage();
    await vi.waitFor(() => expect(page.state.get().drafts).toMatchObject([{ kind }]));
  });

  it('when the last person logged out, nothing is listed', async () => {
    const page = await write(somchai, 'Rayong');
    await page.leave();
    localStorage.clear();
    const next = openPage();
    await next.flush();
    await next.load(kind, v.string());
    expect(next.state.get().drafts).toEqual([]);
  });
});
