import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_ID, LOCAL_TENANT_ID, oidOf } from './accounts';
import { createLocalIdp } from './create-local-idp';
import { createSigningKey, type SigningKey } from './signing-key';

const origin = 'http://localhost:4400';
const bridge = `${origin}/auth/redirect.html`;
const verifier = 'v'.repeat(64);
const email = 'somchai@siamparts.example';
const somchai = {
  email,
  name: { th: 'สมชาย ใจดี', en: 'Somchai Jaidee' },
  role: { th: 'พนักงาน', en: 'Employee' },
};

let key: SigningKey;
let clock = new Date('2026-11-21T03:00:00Z');

const options = () => ({
  mode: 'local' as const,
  key,
  publicOrigin: origin,
  demoAccounts: [somchai],
  findName: (address: string) => Promise.resolve(address === email ? 'Somchai Jaidee' : undefined),
  now: () => clock,
});

let idp: ReturnType<typeof createLocalIdp>;

const authorizeUrl = (change: Record<string, string> = {}) => {
  const params = new URLSearchParams({
    client_id: LOCAL_CLIENT_ID,
    redirect_uri: bridge,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid profile User.Read offline_access',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    client_info: '1',
    ...change,
  });
  return `/common/oauth2/v2.0/authorize?${params}`;
};

const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  idp.request(url, { method: 'POST', body: new URLSearchParams(form), headers });

const fragmentOf = (response: Response) =>
  new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));

const signIn = async (form: Record<string, string> = { email, kmsi: 'on' }) => {
  const response = await post(authorizeUrl(), form);
  return {
    code: fragmentOf(response).get('code') ?? '',
    cookie: response.headers.get('set-cookie') ?? '',
    state: fragmentOf(response).get('state'),
  };
};

const redeem = (code: string, change: Record<string, string> = {}) =>
  post('/common/oauth2/v2.0/token', {
    client_id: LOCAL_CLIENT_ID,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: bridge,
    ...change,
  });

beforeAll(async () => {
  key = await createSigningKey();
});

beforeEach(() => {
  clock = new Date('2026-11-21T03:00:00Z');
  idp = createLocalIdp(options());
});

describe('the picker', () => {
  it('offers the demo people in both languages', async () => {
    const page = await (await idp.request(authorizeUrl())).text();
    expect(page).toContain('สมชาย ใจดี');
    expect(page).toContain('Employee');
    expect(page).not.toContain('<script');
  });

  it('when an account is chosen, sends a code and the state to the app', async () => {
    const { code, state, cookie } = await signIn();
    expect(code).not.toBe('');
    expect(state).toBe('the-state');
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\/idp/);
  });

  it('when an e-mail is typed in any case, finds its account', async () => {
    expect((await signIn({ typed: ' Somchai@SiamParts.example ' })).code).not.toBe('');
  });

  it('when the e-mail is unknown, says so beside the field and keeps what was typed', async () => {
    const response = await post(authorizeUrl(), { typed: 'nobody@<b>.example' });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('aria-describedby="problem"');
    expect(page).toContain('value="nobody@&lt;b&gt;.example"');
    expect(page).not.toContain('<b>.example');
  });

  it('when it sends more than any form has, is refused', async () => {
    expect((await post(authorizeUrl(), { typed: 'x'.repeat(100_000) })).status).toBe(413);
  });

  it('when nothing is typed, asks for an e-mail', async () => {
    expect((await post(authorizeUrl(), { typed: '' })).status).toBe(422);
  });
});

describe('a request to sign in', () => {
  it.each([
    ['another application', { client_id: 'x' }],
    ['a redirect to another site', { redirect_uri: 'https://evil.example/auth/redirect.html' }],
    ['a redirect that only looks local', { redirect_uri: 'http://localhost.evil.example/' }],
    ['a redirect by another protocol', { redirect_uri: 'httpx://localhost/' }],
    ['a redirect into a script', { redirect_uri: 'javascript:alert(1)' }],
    ['no proof key', { code_challenge: '' }],
    ['a plain proof key', { code_challenge_method: 'plain' }],
    ['tokens in the address', { response_type: 'token' }],
  ])('with %s is refused without a redirect', async (_, change) => {
    const response = await idp.request(authorizeUrl(change));
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  it('without a session and without a page, answers login_required', async () => {
    const response = await idp.request(authorizeUrl({ prompt: 'none' }));
    expect(fragmentOf(response).get('error')).toBe('login_required');
    expect(fragmentOf(response).get('state')).toBe('the-state');
  });

  it('with a session answers at once, hidden or not, unless the person wants to choose', async () => {
    const { cookie } = await signIn();
    const ask = (change: Record<string, string>) =>
      idp.request(authorizeUrl(change), { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(fragmentOf(await ask({ prompt: 'none', login_hint: email })).get('code')).toBeTruthy();
    expect((await ask({})).status).toBe(303);
    expect((await ask({ prompt: 'select_account' })).status).toBe(200);
    expect((await ask({ login_hint: 'malee@siamparts.example' })).status).toBe(200);
    expect(
      fragmentOf(await ask({ prompt: 'none', login_hint: 'malee@siamparts.example' })).get('error'),
    ).toBe('login_required');
  });
});

describe('the token endpoint', () => {
  it('gives what MSAL reads', async () => {
    const answer = (await (await redeem((await signIn()).code)).json()) as Record<string, string>;
    const claims = decodeJwt(answer['id_token'] ?? '');
    expect(answer).toMatchObject({ token_type: 'Bearer', expires_in: 4500 });
    expect(claims).toMatchObject({
      tid: LOCAL_TENANT_ID,
      oid: oidOf(email),
      nonce: 'the-nonce',
      preferred_username: email,
      signin_state: ['kmsi'],
      ver: '2.0',
    });
    expect(JSON.parse(Buffer.from(answer['client_info'] ?? '', 'base64url').toString())).toEqual({
      uid: oidOf(email),
      utid: LOCAL_TENANT_ID,
    });
  });

  it('takes a code once', async () => {
    const { code } = await signIn();
    expect((await redeem(code)).status).toBe(200);
    expect((await redeem(code)).status).toBe(400);
  });

  it('refuses a code after a minute, with another proof, and for another redirect', async () => {
    expect((await redeem((await signIn()).code, { code_verifier: 'w'.repeat(64) })).status).toBe(
      400,
    );
    expect((await redeem((await signIn()).code, { redirect_uri: `${origin}/` })).status).toBe(400);
    const { code } = await signIn();
    clock = new Date(clock.getTime() + 61_000);
    expect((await redeem(code)).status).toBe(400);
  });

  it('when refreshed, repeats that the person stays signed in', async () => {
    const first = (await (await redeem((await signIn()).code)).json()) as Record<string, string>;
    const refresh = (token: string) =>
      post('/common/oauth2/v2.0/token', {
        client_id: LOCAL_CLIENT_ID,
        grant_type: 'refresh_token',
        refresh_token: token,
        scope: 'openid profile User.Read',
      });
    const again = (await (await refresh(first['refresh_token'] ?? '')).json()) as Record<
      string,
      string
    >;
    expect(decodeJwt(again['id_token'] ?? '')['signin_state']).toEqual(['kmsi']);
    expect(await (await refresh(first['access_token'] ?? '')).json()).toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('the rest of the provider', () => {
  it('tells the graph’s `me` for an access token only', async () => {
    const answer = (await (await redeem((await signIn()).code)).json()) as Record<string, string>;
    const me = (token: string) =>
      idp.request('/graph/v1.0/me', { headers: { authorization: `Bearer ${token}` } });
    expect(await (await me(answer['access_token'] ?? '')).json()).toMatchObject({ mail: email });
    expect((await me(answer['id_token'] ?? '')).status).toBe(401);
  });

  it('when signing out, forgets the session and returns only to the app', async () => {
    const logout = (uri: string) =>
      idp.request(
        `/common/oauth2/v2.0/logout?post_logout_redirect_uri=${encodeURIComponent(uri)}&state=s`,
      );
    const response = await logout(`${origin}/checkbooking`);
    expect(response.headers.get('location')).toBe(`${origin}/checkbooking?state=s`);
    expect(response.headers.get('set-cookie')).toMatch(/idp_session=;.*Max-Age=0/);
    expect((await logout('https://evil.example/')).headers.get('location')).toBeNull();
  });

  it('answers this machine only', async () => {
    const from = (remoteAddress: string) =>
      idp.request('/common/discovery/v2.0/keys', {}, { incoming: { socket: { remoteAddress } } });
    expect((await from('127.0.0.1')).status).toBe(200);
    expect((await from('::ffff:127.0.0.1')).status).toBe(200);
    expect((await from('192.168.1.7')).status).toBe(403);
  });

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
    'when a proxy on this machine passes somebody on (%s), signs nobody in',
    async (name) => {
      const response = await post(authorizeUrl(), { email }, { [name]: '203.0.113.9' });
      expect(response.status).toBe(403);
      expect(response.headers.get('location')).toBeNull();
    },
  );

  it('when asked for under the name of another host, signs nobody in', async () => {
    const url = `https://carpool.example${authorizeUrl()}`;
    expect((await post(url, { email })).status).toBe(403);
    expect((await post(`http://localhost:4400${authorizeUrl()}`, { email })).status).toBe(303);
  });

  it('refuses to start outside local mode', () => {
    expect(() => createLocalIdp({ ...options(), mode: 'entra' })).toThrow(/IDENTITY=local/);
  });
});
