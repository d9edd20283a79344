import { afterEach, beforeEach, vi } from 'vitest';
import type { AccountInfo } from '@azure/msal-browser';
import type { DeviceMemory } from '../../src/app/drafts/device-memory';
import { createMsalSession } from '../../src/app/session/msal-session';
import { createSignOutDebt } from '../../src/app/session/sign-out-debt';
import { createFakeMsal, testConfig } from './fake-msal';

/** What outlives local storage on this device. */
const createMemory = (): DeviceMemory => {
  const kept = new Map<string, unknown>();
  return {
    remember: async (key, value) => void kept.set(key, value),
    recall: async (key) => kept.get(key),
  };
};

/** A page that may sign in: empty storages, a network that answers, and no way to really leave. */
export const useSessionPage = () => {
  const fetched = vi.fn<typeof fetch>();
  const reload = vi.fn<() => void>();
  let memory = createMemory();

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/checkbooking');
    fetched.mockReset().mockImplementation(async () => Response.json({ displayName: 'Somchai' }));
    reload.mockReset();
    memory = createMemory();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('stop', () => undefined);
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const open = (account: AccountInfo | null) => {
    const msal = createFakeMsal(account);
    const deps = { config: testConfig, openMsal: msal.openMsal };
    const session = (more: Partial<Parameters<typeof createMsalSession>[0]> = {}) =>
      createMsalSession({ ...deps, signOutDebt: createSignOutDebt(memory), ...more });
    /** The app opened (again) on this device: what is owed is read before anything else. */
    const start = async () => {
      const signOutDebt = createSignOutDebt(memory);
      await signOutDebt.restore();
      const opened = session({ signOutDebt });
      await opened.start();
      return opened;
    };
    return { msal, session, start };
  };

  return { fetched, reload, open };
};

export const expectErrorLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

export const until = (check: () => void) => vi.waitFor(check, { interval: 1 });

export const formDrafts = {
  'bookingwithdrivernava-form-draft': '{"a":1}',
  'bookingwithdriveramata-form-draft': '{"b":1}',
  'bookingnodriver-form-draft': '{"c":1}',
  'bookingduringday-form-draft': '{"d":1}',
};
