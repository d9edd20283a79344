import { describe, expect, it, vi } from 'vitest';
import { FakeAuthError, somchai } from '../../../tests/factories/fake-msal';
import {
  expectErrorLog,
  formDrafts,
  until,
  useSessionPage,
} from '../../../tests/factories/session-page';

const { fetched, open, reload } = useSessionPage();

/** Nothing of the sign-in is under way any more. */
const settled = () => until(() => expect(console.debug).toHaveBeenCalled());

describe('§5 Tokens before any request', () => {
  const lose = (type: 'idtoken' | 'accesstoken') =>
    localStorage.removeItem(
      String(Object.keys({ ...localStorage }).find((key) => key.includes(`|${type}|`))),
    );

  it.each(['idtoken', 'accesstoken'] as const)(
    'when the %s has gone from local storage, acquires both once more, by force if need be',
    async (type) => {
      const { msal, session } = open(somchai);
      const s = session();
      await s.tokens();
      lose(type);
      msal.forgets = 'idtoken';
      await expect(s.tokens()).resolves.toBeTruthy();
      expect(msal.named('acquireTokenSilent')).toMatchObject([
        { forceRefresh: false },
        { forceRefresh: false },
        { forceRefresh: true },
      ]);
    },
  );

  it('§5.1 §8.3 when either token stays missing from local storage, refuses with "No tokens available" and asks to sign in again', async () => {
    expectErrorLog();
    const { msal, session } = open(somchai);
    const s = session();
    await s.tokens();
    lose('accesstoken');
    msal.forgets = 'always';
    await expect(s.tokens()).rejects.toThrow('No tokens available');
    expect(s.state.get()).toMatchObject({ status: 'signed-in', stale: 'refused' });
    await s.signIn();
    expect(msal.named('acquireTokenRedirect')).toHaveLength(1);
  });

  it('when the whole storage was emptied under an open page, refuses and lets nobody in by what the provider remembers', async () => {
    const { msal, session } = open(somchai);
    const s = session();
    await s.tokens();
    await settled();
    localStorage.clear();
    await expect(s.tokens()).rejects.toThrow('No tokens available');
    expect(s.state.get()).toEqual({ status: 'signed-out', owed: false });
    expect(msal.named('acquireTokenSilent')).toHaveLength(1);
  });

  it('when the provider gives none, refuses as well', async () => {
    expectErrorLog();
    const { msal, session } = open(somchai);
    msal.silentError = new FakeAuthError('server_error');
    await expect(session().tokens()).rejects.toThrow('No tokens available');
  });

  it('when many ask at once, acquires once', async () => {
    const { msal, session } = open(somchai);
    const s = session();
    await Promise.all(Array.from({ length: 12 }, () => s.tokens()));
    await s.tokens();
    expect(msal.named('acquireTokenSilent')).toHaveLength(1);
  });

  it('when the cached id token is about to end, forces a fresh one', async () => {
    const { msal, session } = open(somchai);
    msal.idTokenLifeS = 30;
    await session().tokens();
    expect(msal.named('acquireTokenSilent')).toMatchObject([
      { forceRefresh: false },
      { forceRefresh: true },
    ]);
  });
});

describe('§5 Rejected domain', () => {
  it('§5.3 when the username ends with the corporate domain, calls nobody and signs out on OK', async () => {
    const { msal, session } = open({ ...somchai, username: 'kitti@CORP.siamparts.example' });
    const s = session();
    expect(await s.start()).toMatchObject({ status: 'rejected', domain: 'corp.siamparts.example' });
    await expect(s.tokens()).rejects.toThrow('No tokens available');
    expect(msal.named('acquireTokenSilent')).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    await s.signOut();
    expect(msal.named('logoutRedirect')).toHaveLength(1);
  });
});

describe('§4 Logout', () => {
  const landing = { postLogoutRedirectUri: `${location.origin}/checkbooking` };

  it('§4.6 §4.7 §4.8 clears everything, signs out by redirect and lands on /checkbooking', async () => {
    for (const [key, value] of Object.entries(formDrafts)) localStorage.setItem(key, value);
    const beforeSignOut = vi.fn(async () => undefined);
    const { msal, session } = open(somchai);
    const s = session({ beforeSignOut });
    await s.start();
    await s.signOut();
    expect(beforeSignOut).toHaveBeenCalledOnce();
    expect(localStorage.length).toBe(0);
    expect(msal.named('clearCache')).toHaveLength(1);
    expect(msal.named('logoutRedirect')).toEqual([{ account: somchai, ...landing }]);
  });

  it('strips what the provider appended to the address, and nothing else', () => {
    history.replaceState(null, '', '/checkbooking?tab=past&state=eyJpZCI6IjEifQ%3D%3D');
    open(null).session();
    expect(location.search).toBe('?tab=past');
  });

  it('once the provider has been told, asks it who signs in next, until somebody has', async () => {
    const s = await open(somchai).start();
    await settled();
    await s.signOut();
    // The page comes back from the provider.
    const back = open(null);
    expect((await back.start()).state.get().status).toBe('redirecting');
    expect(back.msal.named('logoutRedirect')).toEqual([]);
    expect(back.msal.named('loginRedirect')).toMatchObject([{ prompt: 'select_account' }]);

    const chosen = open(somchai);
    chosen.msal.answerState = '';
    const signedIn = await chosen.start();
    expect(signedIn.state.get().status).toBe('signed-in');
    await signedIn.tokens();
    localStorage.clear();
    const later = open(null);
    await later.start();
    expect(later.msal.named('loginRedirect')).not.toMatchObject([{ prompt: 'select_account' }]);
  });
});

describe('§4 Logout where the provider cannot be told', () => {
  const unreachable = {
    'the phone is offline': () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    },
    'the Wi-Fi is on but nobody answers': () => {
      fetched.mockRejectedValue(new DOMException('The operation timed out', 'TimeoutError'));
    },
  };
  const online = () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fetched.mockImplementation(async () => Response.json({}));
  };

  it.each(Object.entries(unreachable))(
    'when %s, the device is empty and nobody leaves the page; the next start with a network signs out first',
    async (_, lose) => {
      history.replaceState(null, '', '/approve');
      const { msal, session } = open(somchai);
      const onUnreachable = vi.fn();
      const s = session({ onUnreachable });
      await s.start();
      await settled();
      lose();
      await s.signOut();
      expect(s.state.get()).toEqual({ status: 'signed-out', owed: true });
      expect(localStorage.length).toBe(0);
      expect(location.pathname).toBe('/checkbooking');
      expect(msal.named('logoutRedirect')).toEqual([]);
      expect(onUnreachable).toHaveBeenCalled();
      await expect(s.tokens()).rejects.toThrow('No tokens available');

      const stillAway = await open(null).start();
      expect(stillAway.state.get()).toEqual({ status: 'signed-out', owed: true });

      online();
      const reopened = open(null);
      await reopened.start();
      expect(reopened.msal.named('logoutRedirect')).toHaveLength(1);
      expect(reopened.msal.named('loginRedirect')).toEqual([]);
    },
  );

  it('when the app was killed before it had emptied the device, nobody is let in by what is left', async () => {
    const { session } = open(somchai);
    const s = session({ beforeSignOut: () => new Promise(() => undefined) });
    await s.start();
    void s.signOut();
    await until(() => expect(localStorage.getItem('remembered-account')).not.toBeNull());

    const reopened = open(somchai);
    expect((await reopened.start()).state.get().status).toBe('redirecting');
    expect(localStorage.getItem('remembered-account')).toBeNull();
    expect(reopened.msal.named('logoutRedirect')).toHaveLength(1);
  });

  it('when the network goes on the way to the provider, the page comes back to itself', async () => {
    const { msal, start } = open(somchai);
    const s = await start();
    msal.redirectError = new FakeAuthError('timed_out');
    await s.signOut();
    expect(s.state.get()).toEqual({ status: 'signed-out', owed: true });
    msal.redirectError = null;
    await s.signIn();
    expect(msal.named('logoutRedirect')).toHaveLength(2);
  });

  it('when an answer of the provider comes after the logout, it lets nobody in', async () => {
    const { msal, start } = open(somchai);
    const s = await start();
    await settled();
    let answer = () => {};
    msal.silently = new Promise((resolve) => {
      answer = resolve;
    });
    localStorage.removeItem(
      String(Object.keys({ ...localStorage }).find((key) => key.includes('|accesstoken|'))),
    );
    const waiting = s.tokens().catch(() => undefined);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await s.signOut();
    answer();
    await waiting;
    expect(s.state.get().status).toBe('signed-out');
    await expect(s.tokens()).rejects.toThrow('No tokens available');
  });
});

describe('§4 Logout in another tab', () => {
  const logOutElsewhere = () => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  };

  it('this one lets nobody act any more and waits for a tap', async () => {
    const { msal, start } = open(somchai);
    const s = await start();
    await settled();
    logOutElsewhere();
    expect(s.state.get()).toEqual({ status: 'signed-out', owed: false });
    await expect(s.tokens()).rejects.toThrow('No tokens available');
    await s.signIn();
    expect(msal.named('loginRedirect')).toHaveLength(1);
  });

  it('when somebody signed in there meanwhile, the tap joins them', async () => {
    const { msal, start } = open(somchai);
    const s = await start();
    await settled();
    logOutElsewhere();
    localStorage.setItem(
      'remembered-account',
      JSON.stringify({ username: 'a@b', name: 'A', tid: 't', oid: 'o' }),
    );
    await s.signIn();
    expect(reload).toHaveBeenCalledOnce();
    expect(msal.named('loginRedirect')).toEqual([]);
  });
});

describe('§4 Unauthorised response (401)', () => {
  const refuse = async (account: typeof somchai, answerState?: string) => {
    const { msal, session } = open(account);
    msal.answerState = answerState;
    const s = session();
    await s.start();
    await s.tokens();
    for (const [key, value] of Object.entries(formDrafts)) localStorage.setItem(key, value);
    localStorage.setItem('userData', '{}');
    await Promise.all([s.handleUnauthorised(), s.handleUnauthorised()]);
    return { msal, state: s.state.get() };
  };

  it('§4.9 §4.10 §8.1 clears all but the drafts and redirects to sign-in with the three scopes, once for all requests', async () => {
    const { msal, state } = await refuse(somchai);
    expect(state.status).toBe('redirecting');
    expect({ ...localStorage }).toEqual(formDrafts);
    expect(msal.named('loginRedirect')).toEqual([
      expect.objectContaining({ scopes: ['openid', 'profile', 'User.Read'] }),
    ]);
  });

  it('when a fresh sign-in is refused as well, stops instead of going round', async () => {
    const first = await refuse(somchai);
    const { state: answerState } = first.msal.named('loginRedirect')[0] as { state: string };
    const second = await refuse(somchai, answerState);
    expect(second.state).toEqual({ status: 'failed', errorCode: 'refused_again' });
    expect({ ...localStorage }).toEqual(formDrafts);
    expect(second.msal.named('loginRedirect')).toEqual([]);
  });
});
