import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminUser, UserOptions } from '#contract/users';
import { LOCAL_CLIENT_ID } from '../../../src/server/identity/local-idp/accounts';
import { createLocalIdp } from '../../../src/server/identity/local-idp/create-local-idp';
import {
  createSigningKey,
  type SigningKey,
} from '../../../src/server/identity/local-idp/signing-key';
import { newId } from '../../../src/server/new-id';
import { emailOf, type Role } from '../support/people';
import { origin } from '../support/test-server';
import { useAdmin } from '../support/use-admin';
import { verifyHere } from '../support/verify-here';

const admin = useAdmin();
const verifier = 'v'.repeat(64);
const redirectUri = `${origin}/auth/redirect.html`;

let key: SigningKey;
/** What is assigned in the directory, by e-mail. */
let roles: Record<string, string[]>;
/** Tokens of one second are equally old. */
let signIns: number;
let app: ReturnType<typeof admin.server.app>;

beforeAll(async () => {
  key = await createSigningKey();
});

beforeEach(() => {
  roles = { [emailOf('admin')]: ['admin_menu'] };
  signIns = 0;
  app = admin.server.app({ rightsByRoles: true, verifyToken: verifyHere(key) });
});

type Tokens = { id_token: string; access_token: string };

/** The whole way of a sign-in, as a browser goes it. */
const signIn = async (role: Role): Promise<Tokens> => {
  signIns += 2;
  const time = new Date(Date.now() + signIns * 1000);
  const idp = createLocalIdp({
    mode: 'local',
    key,
    publicOrigin: origin,
    demoAccounts: [],
    findName: () => Promise.resolve('Somchai'),
    rolesOf: (email) => roles[email] ?? [],
    now: () => time,
  });
  const post = (path: string, form: Record<string, string>) =>
    idp.request(`/common/oauth2/v2.0/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
  const query = new URLSearchParams({
    client_id: LOCAL_CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid profile User.Read offline_access',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const granted = await post(`authorize?${query}`, { email: emailOf(role) });
  const { hash } = new URL(granted.headers.get('location') ?? '');
  const answer = await post('token', {
    client_id: LOCAL_CLIENT_ID,
    grant_type: 'authorization_code',
    code: new URLSearchParams(hash.slice(1)).get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  return (await answer.json()) as Tokens;
};

type Answer<T> = { status: number; body: T };

const call = async <T>(
  { id_token, access_token }: Tokens,
  path: string,
  [method, body]: ['POST' | 'PUT', object] | [] = [],
): Promise<Answer<T>> => {
  const answer = await app.request(`${origin}/api${path}`, {
    ...(method && { method, body: JSON.stringify(body) }),
    headers: {
      id_token,
      access_token,
      'content-type': 'application/json',
      'idempotency-key': newId(),
      'if-match': '"1"',
    },
  });
  return { status: answer.status, body: (await answer.json()) as T };
};

type Refused = { error: { code: string; fields?: Record<string, string> } };

const rightsOf = (role: Role) =>
  admin.db
    .selectFrom('adminUser')
    .select(['status', 'kinds', 'driverMenu', 'adminMenu'])
    .where('personId', '=', admin.idOf(role))
    .executeTakeFirst();

describe('where rights follow from roles in Entra', () => {
  it('a sign-in gives the rights that are roles, and takes what is none any more', async () => {
    roles[emailOf('approver')] = ['admin_menu', 'driver_menu', 'something_else'];
    const first = await signIn('approver');
    expect((await call(first, '/admin/users')).status).toBe(200);
    expect(await rightsOf('approver')).toEqual({
      status: 1,
      kinds: [],
      driverMenu: true,
      adminMenu: true,
    });
    roles[emailOf('approver')] = ['booking_with_driver_nava_menu'];
    const second = await signIn('approver');
    expect((await call(second, '/admin/users')).status).toBe(403);
    expect(await rightsOf('approver')).toMatchObject({
      kinds: ['bookingwithdrivernava'],
      adminMenu: false,
    });
    // Another phone still has the older token.
    expect((await call(first, '/admin/users')).status).toBe(403);
    roles[emailOf('approver')] = [];
    await call(await signIn('approver'), '/employee/check-permission');
    expect(await rightsOf('approver')).toMatchObject({ status: 0 });
    expect(
      (await admin.events('admin_user')).map(({ action, byId, after }) => ({
        action,
        byId,
        after,
      })),
    ).toEqual([
      {
        action: 'grant',
        byId: null,
        after: { active: true, flags: ['driver_menu', 'admin_menu'], providerId: null },
      },
      {
        action: 'change',
        byId: null,
        after: { active: true, flags: ['booking_with_driver_nava_menu'], providerId: null },
      },
      {
        action: 'withdraw',
        byId: null,
        after: { active: false, flags: ['booking_with_driver_nava_menu'], providerId: null },
      },
    ]);
  });

  it('nobody changes an employee’s here; those of suppliers are given here', async () => {
    const tokens = await signIn('admin');
    const { body: options } = await call<UserOptions>(tokens, '/admin/user-options');
    expect(options.rightsByRoles).toBe(true);
    const rights = { active: true, flags: ['driver_menu'], providerId: null };
    const changed = await call<Refused>(tokens, `/admin/users/${admin.idOf('one-kind admin')}`, [
      'PUT',
      rights,
    ]);
    expect(changed.body.error).toMatchObject({
      code: 'invalid_input',
      fields: { flags: 'managed_by_entra' },
    });
    const granted = await call<Refused>(tokens, '/admin/users', [
      'POST',
      { to: 'employee', personId: admin.idOf('employee'), flags: ['driver_menu'] },
    ]);
    expect(granted.body.error.fields).toEqual({ personId: 'managed_by_entra' });
    const { id: providerId } = options.providers[0]!;
    const supplier = await call<AdminUser>(tokens, `/admin/users/${admin.idOf('supplier')}`, [
      'PUT',
      { ...rights, providerId },
    ]);
    expect(supplier.body).toMatchObject({ isSupplier: true, flags: ['driver_menu'] });
    await call(await signIn('supplier'), '/employee/check-permission');
    expect(await rightsOf('supplier')).toMatchObject({ status: 1, driverMenu: true });
  });

  it('the last admin stays one, whatever the directory says', async () => {
    roles = {};
    expect((await call(await signIn('admin'), '/admin/users')).status).toBe(200);
    roles[emailOf('approver')] = ['admin_menu'];
    expect((await call(await signIn('approver'), '/admin/users')).status).toBe(200);
    expect((await call(await signIn('admin'), '/admin/users')).status).toBe(403);
  });
});

it('roles in a token mean nothing unless rights follow from them', async () => {
  app = admin.server.app({ verifyToken: verifyHere(key) });
  roles[emailOf('approver')] = ['admin_menu'];
  expect((await call(await signIn('approver'), '/admin/users')).status).toBe(403);
  expect(await rightsOf('approver')).toBeUndefined();
});
