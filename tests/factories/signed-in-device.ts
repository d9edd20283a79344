import { loadExternalTokens } from '@azure/msal-browser';
import type { AppConfig } from '#contract/app-config';
import { signInScopes } from '../../src/app/session/msal';

const base64 = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** An id token that nobody signed, for tests without a server. */
export const unsignedIdToken = (username: string, lifeS = 3600): string => {
  const claims = {
    oid: 'oid-1',
    tid: 'tid-1',
    sub: 'sub-1',
    ver: '2.0',
    name: 'Somchai Jaidee',
    preferred_username: username,
    exp: Math.floor(Date.now() / 1000) + lifeS,
    signin_state: ['kmsi'],
  };
  return `${base64({ alg: 'none' })}.${base64(claims)}.x`;
};

const readClaims = (idToken: string) => {
  const payload = idToken.split('.')[1] ?? '';
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(text) as { oid: string; tid: string };
};

/** For tests: what a sign-in leaves on the device, written by MSAL itself. */
export const signInOnDevice = async ({ identity }: AppConfig, idToken: string): Promise<void> => {
  const { oid, tid } = readClaims(idToken);
  const { clientId, authority, knownAuthorities, authorityMetadata = '' } = identity;
  await loadExternalTokens(
    {
      auth: { clientId, authority, knownAuthorities, authorityMetadata },
      cache: { cacheLocation: 'localStorage' },
    },
    { scopes: signInScopes, authority },
    {
      id_token: idToken,
      access_token: 'opaque-access-token',
      token_type: 'Bearer',
      expires_in: 4500,
      scope: signInScopes.join(' '),
      client_info: base64({ uid: oid, utid: tid }),
    },
    { extendedExpiresOn: 9000 },
  );
};
