import { describe, expect, it, vi } from 'vitest';
import { FakeAuthError, somchai, testConfig } from '../../../tests/factories/fake-msal';
import { signInOnDevice, unsignedIdToken } from '../../../tests/factories/signed-in-device';
import {
  expectErrorLog,
  formDrafts,
  until,
  useSessionPage,
} from '../../../tests/factories/session-page';

const { fetched, open } = useSessionPage();

describe('§4 Login', () => {
  it('§4.2 §4.3 when nobody is signed in, clears both storages but the four drafts and redirects with the three scopes', async () => {
    for (const [key, value] of Object.entries(formDrafts)) localStorage.setItem(key, value);
    localStorage.setItem('userData', '{}');
    localStorage.setItem('IsAdmin', 'true');
    sessionStorage.setItem('anything', 'x');
    const { msal, session } = open(null);

    const state = await session().start();

    expect(state.status).toBe('redirecting');
    expect({ ...localStorage }).toEqual(formDrafts);
    expect(sessionStorage.length).toBe(0);
    expect(msal.named('loginRedirect')).toEqual([
      expect.objectContaining({ scopes: ['openid', 'profile', 'User.Read'] }),
    ]);
  });

  it('§4.1 finishes a pending redirect before it looks for an account', async () => {
    const { msal, session } = open(somchai);
    await session().start();
    expect(msal.calls[0]?.name).toBe('handleRedirectPromise');
  });

  it('§1.7 §4.4 §7.8 when signed in, acquires a token silently and reads the graph profile, which is only logged', async () => {
    const { msal, session } = open(somchai);
    const state = await session().start();
    expect(state).toEqual({
      status: 'signed-in',
      stale: false,
      account: {
        username: 'somchai@siamparts.example',
        name: 'Somchai Jaidee',
        tid: 'tid-1',
        oid: 'oid-1',
      },
    });
    await until(() =>
      expect(console.debug).toHaveBeenCalledWith('Profile', { displayName: 'Somchai' }),
    );
    expect(msal.named('acquireTokenSilent')).toHaveLength(1);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/idp/graph/me');
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer the-access-token');
  });

  it('§4.5 §8.6 when the provider asks for interaction, redirects to acquire a token and keeps the storage', async () => {
    const log = expectErrorLog();
    const { msal, session } = open(somchai);
    msal.silentError = new FakeAuthError('interaction_required');
    const s = session();
    await s.start();
    await until(() => expect(s.state.get().status).toBe('redirecting'));
    expect(msal.named('acquireTokenRedirect')).toEqual([
      expect.objectContaining({ scopes: ['openid', 'profile', 'User.Read'], account: somchai }),
    ]);
    expect(log).toHaveBeenCalledWith('Error acquiring token', 'interaction_required');
    expect(localStorage.getItem('remembered-account')).not.toBeNull();
  });

  it('when interaction is needed right after an answer of the provider, does not redirect again by itself', async () => {
    expectErrorLog();
    const { msal, session } = open(somchai);
    msal.answerState = '';
    msal.silentError = new FakeAuthError('login_required');
    const s = session();
    await s.start();
    await until(() =>
      expect(s.state.get()).toEqual({ status: 'failed', errorCode: 'login_required' }),
    );
    expect(msal.named('acquireTokenRedirect')).toEqual([]);
  });

  it('§8.7 when the answer of the provider cannot be used, stops and lets the person try again', async () => {
    const log = expectErrorLog();
    const { msal, session } = open(null);
    msal.answerError = new FakeAuthError('state_mismatch');
    const s = session();
    expect(await s.start()).toEqual({ status: 'failed', errorCode: 'state_mismatch' });
    expect(log).toHaveBeenCalledWith('Login check error', 'state_mismatch');
    expect(msal.named('loginRedirect')).toEqual([]);
    await s.signIn();
    expect(msal.named('loginRedirect')).toHaveLength(1);
  });

  it('takes the deep link along and gives it back once, on the landing route', async () => {
    history.replaceState(null, '', '/bookingnodriver?copy=7');
    const away = open(null);
    await away.session().start();
    const request = away.msal.named('loginRedirect')[0] as {
      state: string;
      redirectStartPage: string;
    };
    expect(request.redirectStartPage).toBe(`${location.origin}/checkbooking`);

    history.replaceState(null, '', '/checkbooking');
    const back = open(somchai);
    back.msal.answerState = request.state;
    const s = back.session();
    await s.start();
    expect(s.takeReturnTo()).toBe('/bookingnodriver?copy=7');
    expect(s.takeReturnTo()).toBeUndefined();
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    'follows no deep link to %s',
    async (to) => {
      const { msal, session } = open(somchai);
      msal.answerState = JSON.stringify({ to });
      const s = session();
      await s.start();
      expect(s.takeReturnTo()).toBeUndefined();
    },
  );

  it('§1.7 when the redirect is not possible, signs in by a popup', async () => {
    expectErrorLog();
    const { msal, session } = open(null);
    msal.redirectError = new FakeAuthError('redirect_in_iframe');
    const s = session();
    expect((await s.start()).status).toBe('failed');
    await s.signInByPopup();
    expect(s.state.get().status).toBe('signed-in');
    await expect(s.tokens()).resolves.toEqual({
      idToken: 'the-id-token',
      accessToken: 'the-access-token',
    });
  });
});

describe('§4 Login without waiting', () => {
  it('when the device remembers the account, is signed in before MSAL has been loaded', async () => {
    localStorage.setItem(
      'remembered-account',
      JSON.stringify({ username: 'a@b', name: 'A', tid: 't', oid: 'o' }),
    );
    const openMsal = vi.fn(() => new Promise<never>(() => undefined));
    const state = await open(null).session({ openMsal }).start();
    expect(state.status).toBe('signed-in');
    expect(openMsal).not.toHaveBeenCalled();
  });

  describe('when good tokens lie on the device', () => {
    const remember = (oid: string) => {
      const account = { username: 'somchai@siamparts.example', name: 'S', tid: 'tid-1', oid };
      localStorage.setItem('remembered-account', JSON.stringify(account));
    };

    it('calls with them before MSAL has been loaded', async () => {
      const idToken = unsignedIdToken('somchai@siamparts.example');
      await signInOnDevice(testConfig, idToken);
      remember('oid-1');
      const openMsal = vi.fn(() => new Promise<never>(() => undefined));
      const session = open(null).session({ openMsal });
      await session.start();
      expect(await session.tokens()).toEqual({ idToken, accessToken: 'opaque-access-token' });
      expect(openMsal).not.toHaveBeenCalled();
    });

    it.each([
      ['of somebody else', 'oid-2', 3600],
      ['that end in a moment', 'oid-1', 30],
    ])('not with those %s', async (_, oid, lifeS) => {
      await signInOnDevice(testConfig, unsignedIdToken('somchai@siamparts.example', lifeS));
      remember(oid);
      const { msal, session } = open(somchai);
      const page = session();
      await page.start();
      expect(await page.tokens()).toEqual({
        idToken: 'the-id-token',
        accessToken: 'the-access-token',
      });
      expect(msal.named('acquireTokenSilent')).not.toEqual([]);
    });

    it('lets MSAL have the word as soon as it is there', async () => {
      await signInOnDevice(testConfig, unsignedIdToken('somchai@siamparts.example'));
      remember('oid-1');
      const { session } = open(somchai);
      const page = session();
      await page.start();
      await until(async () => expect((await page.tokens()).idToken).toBe('the-id-token'));
    });
  });

  it('when a sign-in answer waits, finishes it before anything is shown', async () => {
    localStorage.setItem(
      'remembered-account',
      JSON.stringify({ username: 'a@b', name: 'A', tid: 't', oid: 'o' }),
    );
    sessionStorage.setItem(`msal.${testConfig.identity.clientId}.urlHash`, '#code=1&state=2');
    const { msal, session } = open(somchai);
    msal.answerState = '';
    const state = await session().start();
    expect(state).toMatchObject({ account: { username: 'somchai@siamparts.example' } });
  });

  it('when somebody else signed in, forgets the rights of the one before', async () => {
    localStorage.setItem(
      'remembered-account',
      JSON.stringify({ username: 'a@b', name: 'A', tid: 't', oid: 'o' }),
    );
    localStorage.setItem('userData', '{"user_info":{"fullname":"A"}}');
    localStorage.setItem('IsAdmin', 'true');
    sessionStorage.setItem(`msal.${testConfig.identity.clientId}.urlHash`, '#code=1&state=2');
    const { msal, session } = open(somchai);
    msal.answerState = '';
    await session().start();
    expect(localStorage.getItem('userData')).toBeNull();
    expect(localStorage.getItem('IsAdmin')).toBeNull();
  });
});

describe('§4 Login while offline', () => {
  it('when nobody is signed in and the server is silent, neither clears nor redirects', async () => {
    localStorage.setItem('anything', 'kept');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { msal, session } = open(null);
    expect(await session().start()).toEqual({ status: 'offline' });
    expect(localStorage.getItem('anything')).toBe('kept');
    expect(msal.named('loginRedirect')).toEqual([]);
  });

  it('when offline, keeps the account and marks it stale; requests are refused as offline', async () => {
    const log = expectErrorLog();
    const { msal, session } = open(somchai);
    msal.silentError = new FakeAuthError('no_network_connectivity');
    const s = session();
    await s.start();
    await until(() => expect(s.state.get()).toMatchObject({ status: 'signed-in', stale: 'away' }));
    await expect(s.tokens()).rejects.toMatchObject({ name: 'OfflineError' });
    expect(msal.named('acquireTokenRedirect')).toEqual([]);
    expect(log).toHaveBeenCalledWith('Error acquiring token', 'no_network_connectivity');

    msal.silentError = null;
    await s.tokens();
    expect(s.state.get()).toMatchObject({ status: 'signed-in', stale: false });
  });

  it('when MSAL itself cannot be loaded, stands on what the device remembers', async () => {
    expectErrorLog();
    localStorage.setItem(
      'remembered-account',
      JSON.stringify({ username: 'a@b', name: 'A', tid: 't', oid: 'o' }),
    );
    const s = open(null).session({
      openMsal: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    await s.start();
    await expect(s.tokens()).rejects.toMatchObject({ name: 'OfflineError' });
    expect(s.state.get()).toMatchObject({ status: 'signed-in', stale: 'away' });
  });
});

describe('§8 Profile request failure', () => {
  it('§8.5 is logged with its status', async () => {
    const log = expectErrorLog();
    fetched.mockImplementation(async () => new Response(null, { status: 503 }));
    await open(somchai).session().start();
    await until(() => expect(log).toHaveBeenCalledWith('Fetch request failed with status: 503'));
  });
});
