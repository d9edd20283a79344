import { describe, expect, it, vi } from 'vitest';
import {
  createFakeMsal,
  FakeAuthError,
  somchai,
  testConfig,
} from '../../../tests/factories/fake-msal';
import { expectErrorLog, formDrafts, useSessionPage } from '../../../tests/factories/session-page';
import { createMsalSession } from './msal-session';

const { assign, fetched, open, reload } = useSessionPage();

describe('§5 Tokens before any request', () => {
  it('§5.1 §8.3 when either token is missing from local storage, refuses with "No tokens available"', async () => {
    const { msal, session } = open(somchai);
    const s = session();
    await s.start();
    await s.tokens();
    const accessToken = Object.keys({ ...localStorage }).find((key) =>
      key.includes('|accesstoken|'),
    );
    localStorage.removeItem(String(accessToken));
    await expect(s.tokens()).rejects.toThrow('No tokens available');
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
  it('§4.6 §4.7 §4.8 clears everything, signs out by redirect and lands on /checkbooking', async () => {
    for (const [key, value] of Object.entries(formDrafts)) localStorage.setItem(key, value);
    const beforeSignOut = vi.fn(async () => undefined);
    const msal = createFakeMsal(somchai);
    const s = createMsalSession({ config: testConfig, openMsal: msal.openMsal, beforeSignOut });
    await s.start();
    await s.signOut();
    expect(beforeSignOut).toHaveBeenCalledOnce();
    expect(localStorage.length).toBe(0);
    expect(sessionStorage.length).toBe(0);
    expect(msal.named('clearCache')).toHaveLength(1);
    expect(msal.named('logoutRedirect')).toEqual([
      { account: somchai, postLogoutRedirectUri: `${location.origin}/checkbooking` },
    ]);
  });

  it('when offline, clears everything and goes to /checkbooking without the provider', async () => {
    const { msal, session } = open(somchai);
    const s = session();
    await s.start();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await s.signOut();
    expect(localStorage.length).toBe(0);
    expect(assign).toHaveBeenCalledWith(`${location.origin}/checkbooking`);
    expect(msal.named('logoutRedirect')).toEqual([]);
  });

  it('strips what the provider appended to the address, and nothing else', () => {
    history.replaceState(null, '', '/checkbooking?tab=past&state=eyJpZCI6IjEifQ%3D%3D');
    open(null).session();
    expect(location.search).toBe('?tab=past');
  });

  it('when another tab signs out, this one empties itself and waits for a tap', async () => {
    const { msal, session } = open(somchai);
    await session().start();
    msal.signOutElsewhere();
    expect(reload).toHaveBeenCalledOnce();

    const reloaded = open(null);
    const s = reloaded.session();
    expect(await s.start()).toEqual({ status: 'signed-out' });
    expect(reloaded.msal.named('loginRedirect')).toEqual([]);
    await s.signIn();
    expect(reloaded.msal.named('loginRedirect')).toHaveLength(1);
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
