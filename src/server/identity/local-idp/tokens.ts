import { randomUUID } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { LOCAL_CLIENT_ID, LOCAL_ISSUER_BASE, LOCAL_TENANT_ID, oidOf } from './accounts';
import type { SigningKey } from './signing-key';

const ID_TOKEN_SECONDS = 3600;
const ACCESS_TOKEN_SECONDS = 4500;
const REFRESH_TOKEN_SECONDS = 24 * 3600;
export const SESSION_SECONDS = 90 * 24 * 3600;

/** Audiences keep one sort of token from passing for another. */
const GRAPH = 'https://graph.localhost';
const REFRESH = 'https://refresh.localhost';
const SESSION = 'https://session.localhost';

/** A sign-in that was granted: for whom, and whether it stays on the device. */
export type Grant = { email: string; name: string; kmsi: boolean };

export type IdTokenOptions = {
  tid?: string;
  nonce?: string;
  /** The app's roles, as Entra writes them into the token. */
  roles?: readonly string[];
  now: Date;
};

const sign = (key: SigningKey, claims: JWTPayload, seconds: number, now: Date) => {
  const iat = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
    .setIssuedAt(iat)
    .setNotBefore(iat)
    .setExpirationTime(iat + seconds)
    .sign(key.privateKey);
};

export const signIdToken = (
  key: SigningKey,
  grant: Grant,
  { tid = LOCAL_TENANT_ID, nonce, roles = [], now }: IdTokenOptions,
) =>
  sign(
    key,
    {
      iss: `${LOCAL_ISSUER_BASE}/${tid}/v2.0`,
      aud: LOCAL_CLIENT_ID,
      sub: oidOf(`sub:${grant.email}`),
      tid,
      oid: oidOf(grant.email),
      ver: '2.0',
      name: grant.name,
      preferred_username: grant.email,
      login_hint: grant.email,
      ...(nonce ? { nonce } : {}),
      ...(roles.length > 0 ? { roles } : {}),
      ...(grant.kmsi ? { signin_state: ['kmsi'] } : {}),
    },
    ID_TOKEN_SECONDS,
    now,
  );

const clientInfo = (email: string) =>
  Buffer.from(JSON.stringify({ uid: oidOf(email), utid: LOCAL_TENANT_ID })).toString('base64url');

const signFor = (key: SigningKey, audience: string, grant: Grant, seconds: number, now: Date) =>
  sign(key, { ...grant, aud: audience, jti: randomUUID() }, seconds, now);

export const signAccessToken = (key: SigningKey, grant: Grant, now: Date) =>
  signFor(key, GRAPH, grant, ACCESS_TOKEN_SECONDS, now);

export const signSession = (key: SigningKey, grant: Grant, now: Date) =>
  signFor(key, SESSION, grant, SESSION_SECONDS, now);

const readFor =
  (audience: string) =>
  async (key: SigningKey, token: string, now: Date): Promise<Grant | undefined> => {
    try {
      const { payload } = await jwtVerify(token, createLocalJWKSet(key.publicKeys), {
        audience,
        algorithms: ['RS256'],
        currentDate: now,
      });
      return {
        email: String(payload['email']),
        name: String(payload['name']),
        kmsi: payload['kmsi'] === true,
      };
    } catch {
      return undefined;
    }
  };

export const readAccessToken = readFor(GRAPH);
export const readRefreshToken = readFor(REFRESH);
export const readSession = readFor(SESSION);

/** The answer of the token endpoint, as MSAL reads it. */
export const tokenResponse = async (
  key: SigningKey,
  grant: Grant,
  scope: string,
  options: IdTokenOptions,
) => ({
  token_type: 'Bearer',
  scope,
  expires_in: ACCESS_TOKEN_SECONDS,
  ext_expires_in: ACCESS_TOKEN_SECONDS,
  access_token: await signAccessToken(key, grant, options.now),
  refresh_token: await signFor(key, REFRESH, grant, REFRESH_TOKEN_SECONDS, options.now),
  refresh_token_expires_in: REFRESH_TOKEN_SECONDS,
  id_token: await signIdToken(key, grant, options),
  client_info: clientInfo(grant.email),
});
