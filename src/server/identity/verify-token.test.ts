import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportSPKI, importJWK, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_ID, LOCAL_ISSUER_BASE, LOCAL_TENANT_ID, oidOf } from './local-idp/accounts';
import { createSigningKey, type SigningKey } from './local-idp/signing-key';
import { signAccessToken, signIdToken } from './local-idp/tokens';
import { localKeys, remoteKeys, type SigningKeys } from './signing-keys';
import { createVerifyToken } from './verify-token';

const now = new Date('2026-11-21T03:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);
const somchai = { email: 'somchai@siamparts.example', name: 'Somchai', kmsi: true };
const foreignTenant = '11111111-2222-4333-8444-555555555555';

let key: SigningKey;
let rival: SigningKey;
let clock = now;

const verifier = (keys: SigningKeys = localKeys(key.publicKeys)) =>
  createVerifyToken({
    keys,
    clientId: LOCAL_CLIENT_ID,
    issuerBase: LOCAL_ISSUER_BASE,
    tenants: [LOCAL_TENANT_ID],
    rejectedDomain: 'corp.siamparts.example',
    now: () => clock,
  });

const claims: JWTPayload = {
  iss: `${LOCAL_ISSUER_BASE}/${LOCAL_TENANT_ID}/v2.0`,
  aud: LOCAL_CLIENT_ID,
  sub: 'sub',
  tid: LOCAL_TENANT_ID,
  oid: oidOf(somchai.email),
  ver: '2.0',
  name: 'Somchai',
  preferred_username: somchai.email,
  iat: seconds,
  exp: seconds + 3600,
};

const sign = (
  payload: JWTPayload,
  header: { alg?: string; kid?: string } = {},
  by: SigningKey['privateKey'] | Uint8Array = key.privateKey,
) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(by);

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const expectRefusal = async (token: string, code: string, verify = verifier()) =>
  expect(await verify(token)).toEqual({ ok: false, refusal: { code } });

beforeAll(async () => {
  [key, rival] = await Promise.all([createSigningKey(), createSigningKey()]);
});

describe('an id token', () => {
  it('when it is good, names the account', async () => {
    expect(await verifier()(await signIdToken(key, somchai, { now }))).toEqual({
      ok: true,
      value: {
        tid: LOCAL_TENANT_ID,
        oid: oidOf(somchai.email),
        username: somchai.email,
        name: 'Somchai',
        roles: [],
        issuedAt: now.getTime() / 1000,
        endsAt: now.getTime() / 1000 + 3600,
      },
    });
  });

  it('when it expired within the tolerance of a minute, is still good', async () => {
    expect((await verifier()(await sign({ ...claims, exp: seconds - 59 }))).ok).toBe(true);
  });

  it.each(['exp', 'iat', 'sub', 'tid', 'oid', 'ver', 'preferred_username', 'iss', 'aud'])(
    'when %s is missing, is refused',
    async (claim) => {
      const { [claim]: _, ...rest } = claims;
      await expectRefusal(await sign(rest), 'not_signed_in');
    },
  );

  it.each([
    ['expired', { exp: seconds - 61 }],
    ['not valid yet', { nbf: seconds + 3600 }],
    ['for another application', { aud: '00000000-0000-4000-8000-000000000000' }],
    ['from another issuer', { iss: 'https://evil.example/v2.0' }],
    [
      'of a tenant that is no GUID',
      { tid: '../../evil', iss: `${LOCAL_ISSUER_BASE}/../../evil/v2.0` },
    ],
    ['naming another tenant than its issuer', { tid: foreignTenant }],
    ['of version 1', { ver: '1.0' }],
    ['of an object id that is no GUID', { oid: 'somchai' }],
  ])('when it is %s, is refused', async (_, change) => {
    await expectRefusal(await sign({ ...claims, ...change }), 'not_signed_in');
  });

  it('when it is forged with another key of the same name, is refused', async () => {
    await expectRefusal(await sign(claims, {}, rival.privateKey), 'not_signed_in');
  });

  it('when its payload was changed, is refused', async () => {
    const [head, , signature] = (await sign(claims)).split('.');
    await expectRefusal(
      `${head}.${base64({ ...claims, oid: oidOf('malee@siamparts.example') })}.${signature}`,
      'not_signed_in',
    );
  });

  it('when it says `alg: none`, is refused', async () => {
    await expectRefusal(
      `${base64({ alg: 'none', kid: key.kid })}.${base64(claims)}.`,
      'not_signed_in',
    );
  });

  it('when the public key is used as an HS256 secret, is refused', async () => {
    const publicKey = (await importJWK(key.publicKeys.keys[0]!, 'RS256', {
      extractable: true,
    })) as CryptoKey;
    const secret = new TextEncoder().encode(await exportSPKI(publicKey));
    await expectRefusal(await sign(claims, { alg: 'HS256' }, secret), 'not_signed_in');
  });

  it.each(['', 'x', 'a.b.c', '..', 'a'.repeat(9000)])(
    'when it is no token at all, is refused',
    async (token) => {
      await expectRefusal(token, 'not_signed_in');
    },
  );

  it('when an access token is sent in its place, is refused', async () => {
    await expectRefusal(await signAccessToken(key, somchai, now), 'not_signed_in');
  });

  it('when its account belongs to a foreign tenant, is not allowed', async () => {
    await expectRefusal(
      await signIdToken(key, somchai, { now, tid: foreignTenant }),
      'account_not_allowed',
    );
  });

  it('when it is remembered, is refused all the same once it has expired', async () => {
    const verify = verifier();
    const token = await sign({ ...claims, exp: seconds + 30 });
    expect((await verify(token)).ok).toBe(true);
    clock = new Date(now.getTime() + 120_000);
    await expectRefusal(token, 'not_signed_in', verify);
    clock = now;
  });
});

describe('§5 Accounts of the corporate e-mail domain', () => {
  it('are refused by the server too', async () => {
    const kitti = { ...somchai, email: 'kitti@corp.siamparts.example' };
    await expectRefusal(await signIdToken(key, kitti, { now }), 'account_not_allowed');
  });
});

describe('a key marked with its issuer', () => {
  const marked = (issuer: string) => {
    const keys = key.publicKeys.keys.map((each) => ({ ...each, issuer }));
    return verifier(localKeys({ keys }));
  };

  it('when it is for every tenant, or for this one, is used', async () => {
    const token = await sign(claims);
    expect((await marked(`${LOCAL_ISSUER_BASE}/{tenantid}/v2.0`)(token)).ok).toBe(true);
    expect((await marked(`${LOCAL_ISSUER_BASE}/${LOCAL_TENANT_ID}/v2.0`)(token)).ok).toBe(true);
  });

  it('when it is for another tenant, is not used', async () => {
    await expectRefusal(
      await sign(claims),
      'not_signed_in',
      marked(`${LOCAL_ISSUER_BASE}/${foreignTenant}/v2.0`),
    );
  });
});

describe('the keys of the provider', () => {
  it('when they are unreachable, sign nobody out, and are used as soon as they are back', async () => {
    let broken = true;
    const server = createServer((_, response) => {
      response.statusCode = broken ? 502 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(broken ? {} : key.publicKeys));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const verify = verifier(remoteKeys(`http://127.0.0.1:${port}/keys`));
    const token = await sign(claims);

    await expectRefusal(token, 'temporarily_unavailable', verify);
    broken = false;
    expect((await verify(token)).ok).toBe(true);

    server.close();
    server.closeAllConnections();
    const another = await sign({ ...claims, name: 'after the provider was gone again' });
    expect((await verify(another)).ok).toBe(true);
  });

  it('when nothing listens there, are unreachable', async () => {
    const verify = verifier(remoteKeys('http://127.0.0.1:4499/keys'));
    await expectRefusal(await sign(claims), 'temporarily_unavailable', verify);
  });

  it('when they are there but the token names none or an unknown one, the token is refused', async () => {
    const keys = [...key.publicKeys.keys, ...rival.publicKeys.keys];
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const verify = verifier(remoteKeys(`http://127.0.0.1:${port}/keys`));
    const nameless = new SignJWT(claims).setProtectedHeader({ alg: 'RS256' });
    await expectRefusal(await nameless.sign(rival.privateKey), 'not_signed_in', verify);
    await expectRefusal(await sign(claims, { kid: 'another' }), 'not_signed_in', verify);
    server.close();
    server.closeAllConnections();
  });
});
