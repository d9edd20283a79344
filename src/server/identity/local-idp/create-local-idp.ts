import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { LOCAL_CLIENT_ID, LOCAL_TENANT_ID, oidOf } from './accounts';
import {
  answerUri,
  isAllowedRedirect,
  parseAuthorizeRequest,
  type AuthorizeRequest,
} from './authorize-request';
import { createCodes } from './codes';
import { isLoopback } from './is-loopback';
import { brokenRequestPage, pickerPage, signedOutPage, type DemoAccount } from './picker-page';
import type { SigningKey } from './signing-key';
import {
  readAccessToken,
  readRefreshToken,
  readSession,
  SESSION_SECONDS,
  signSession,
  tokenResponse,
  type Grant,
} from './tokens';

export type LocalIdpOptions = {
  mode: 'local' | 'entra';
  key: SigningKey;
  publicOrigin: string;
  demoAccounts: readonly DemoAccount[];
  /** The display name of a person who may sign in here. */
  findName: (email: string) => Promise<string | undefined>;
  /** The app's roles of an account; nobody has any unless it is said. */
  rolesOf?: (email: string) => readonly string[];
  now: () => Date;
};

const SESSION_COOKIE = 'idp_session';
const TENANT = `/:tenant{common|organizations|${LOCAL_TENANT_ID}}`;
const MAX_FORM_BYTES = 64 * 1024;
const IPV4_IN_IPV6 = /^::ffff:/;
/** Each is added by some proxy: the caller then only looks as if they sat at this machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

type Env = { Bindings: Partial<HttpBindings>; Variables: { request: AuthorizeRequest } };

/** A sign-in without passwords for trying the product on one machine; production uses Microsoft Entra ID. */
export const createLocalIdp = (options: LocalIdpOptions) => {
  if (options.mode !== 'local')
    throw new Error('The local identity provider runs only with IDENTITY=local.');
  const { key, publicOrigin, demoAccounts, findName, rolesOf = () => [], now } = options;
  const codes = createCodes(now);
  const idp = new Hono<Env>();

  const sessionOf = async (c: Context) => {
    const cookie = getCookie(c, SESSION_COOKIE);
    return cookie ? readSession(key, cookie, now()) : undefined;
  };
  const grantCode = (c: Context, request: AuthorizeRequest, grant: Grant) =>
    c.redirect(answerUri(request, { code: codes.issue(grant, request) }), 303);

  idp.use(async (c, next) => {
    const address = c.env?.incoming?.socket.remoteAddress?.replace(IPV4_IN_IPV6, '');
    const isHere =
      (address === undefined || isLoopback(address)) && isLoopback(new URL(c.req.url).hostname);
    if (!isHere || FORWARDED.some((name) => c.req.header(name) !== undefined))
      return c.text('Only from this machine.', 403);
    await next();
    c.header('Cache-Control', 'no-store');
  });

  idp.use(bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => c.text('Too large.', 413) }));

  idp.use(`${TENANT}/oauth2/v2.0/authorize`, async (c, next) => {
    const request = parseAuthorizeRequest(c.req.query(), {
      clientId: LOCAL_CLIENT_ID,
      publicOrigin,
    });
    if (!request) return c.html(brokenRequestPage(), 400);
    c.set('request', request);
    return next();
  });

  idp.get(`${TENANT}/oauth2/v2.0/authorize`, async (c) => {
    const request = c.get('request');
    const session = await sessionOf(c);
    const hint = request.login_hint?.trim().toLowerCase();
    const fits = session !== undefined && (!hint || hint === session.email);
    if (request.prompt === 'none') {
      if (fits) return grantCode(c, request, session);
      return c.redirect(
        answerUri(request, {
          error: 'login_required',
          error_description: 'Nobody is signed in here.',
        }),
        303,
      );
    }
    if (fits && request.prompt === '') return grantCode(c, request, session);
    return c.html(pickerPage({ demoAccounts, email: hint ?? '' }));
  });

  idp.post(`${TENANT}/oauth2/v2.0/authorize`, async (c) => {
    const form = await c.req.parseBody();
    const email = textOf(form['email'] ?? form['typed'])
      .trim()
      .toLowerCase();
    const name = email === '' ? undefined : await findName(email);
    if (name === undefined) {
      return c.html(
        pickerPage({ demoAccounts, email, problem: email === '' ? 'missing' : 'unknown' }),
        422,
      );
    }
    const grant = { email, name, kmsi: form['kmsi'] === 'on' };
    setCookie(c, SESSION_COOKIE, await signSession(key, grant, now()), {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/idp',
      ...(grant.kmsi ? { maxAge: SESSION_SECONDS } : {}),
    });
    return grantCode(c, c.get('request'), grant);
  });

  idp.post(`${TENANT}/oauth2/v2.0/token`, async (c) => {
    const form = await c.req.parseBody();
    const field = (name: string) => textOf(form[name]);
    const invalid = (description: string) =>
      c.json({ error: 'invalid_grant', error_description: description }, 400);
    if (field('client_id') !== LOCAL_CLIENT_ID) return c.json({ error: 'invalid_client' }, 400);
    if (field('grant_type') === 'authorization_code') {
      const found = codes.redeem(field('code'), {
        verifier: field('code_verifier'),
        redirectUri: field('redirect_uri'),
      });
      if (!found) return invalid('The code is used, expired or not yours.');
      const { nonce, scope } = found.request;
      return c.json(
        await tokenResponse(key, found.grant, scope, {
          now: now(),
          roles: rolesOf(found.grant.email),
          ...(nonce ? { nonce } : {}),
        }),
      );
    }
    if (field('grant_type') === 'refresh_token') {
      const grant = await readRefreshToken(key, field('refresh_token'), now());
      if (!grant) return invalid('The refresh token is expired or not ours.');
      const roles = rolesOf(grant.email);
      return c.json(await tokenResponse(key, grant, field('scope'), { now: now(), roles }));
    }
    return c.json({ error: 'unsupported_grant_type' }, 400);
  });

  idp.get(`${TENANT}/discovery/v2.0/keys`, (c) => c.json(key.publicKeys));

  idp.get(`${TENANT}/oauth2/v2.0/logout`, (c) => {
    deleteCookie(c, SESSION_COOKIE, { path: '/idp' });
    const target = c.req.query('post_logout_redirect_uri');
    if (!target || !isAllowedRedirect(target, publicOrigin)) return c.html(signedOutPage());
    const uri = new URL(target);
    const state = c.req.query('state');
    if (state) uri.searchParams.set('state', state);
    return c.redirect(uri.href, 303);
  });

  idp.get('/graph/v1.0/me', async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /i, '') ?? '';
    const grant = await readAccessToken(key, token, now());
    if (!grant) return c.json({ error: { code: 'InvalidAuthenticationToken' } }, 401);
    return c.json({
      id: oidOf(grant.email),
      displayName: grant.name,
      mail: grant.email,
      userPrincipalName: grant.email,
    });
  });

  return idp;
};
