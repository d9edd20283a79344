import { afterEach, beforeEach, vi } from 'vitest';
import type { AccountInfo } from '@azure/msal-browser';
import { createMsalSession } from '../../src/app/session/msal-session';
import { createFakeMsal, testConfig } from './fake-msal';

/** A page that may sign in: empty storages, a network that answers, and no way to really leave. */
export const useSessionPage = () => {
  const fetched = vi.fn<typeof fetch>();
  const reload = vi.fn<() => void>();
  const assign = vi.fn<(url: string | URL) => void>();

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/checkbooking');
    fetched.mockReset().mockImplementation(async () => Response.json({ displayName: 'Somchai' }));
    reload.mockReset();
    assign.mockReset();
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.spyOn(location, 'assign').mockImplementation(assign);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const open = (account: AccountInfo | null) => {
    const msal = createFakeMsal(account);
    const session = () => createMsalSession({ config: testConfig, openMsal: msal.openMsal });
    return { msal, session };
  };

  return { fetched, reload, assign, open };
};

export const expectErrorLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

export const until = (check: () => void) => vi.waitFor(check, { interval: 1 });

export const formDrafts = {
  'bookingwithdrivernava-form-draft': '{"a":1}',
  'bookingwithdriveramata-form-draft': '{"b":1}',
  'bookingnodriver-form-draft': '{"c":1}',
  'bookingduringday-form-draft': '{"d":1}',
};
