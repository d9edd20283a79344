import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { contract, type EndpointName } from '#contract/contract';
import type { Actor } from '#domain/access/actor';
import { can, type Action } from '#domain/access/can';
import { menuFlags } from '#domain/access/menu-flags';
import { useTestDatabase } from '../../setup/test-database';
import { insertPeople, roles, type Role } from '../support/people';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { app, request, tokensFor } = useTestServer(database);

type Checked = Exclude<EndpointName, 'checkPermission'>;

/** What each call asks `can()`, and a request that would be carried out. A new call must be added here. */
const calls: Record<Checked, { action: Action; body?: unknown }> = {
  readServiceState: { action: 'service-state:read' },
  changeServiceState: { action: 'service-state:write', body: { isClose: false } },
  chooseLanguage: { action: 'language:choose', body: { language: 'en' } },
  listContacts: { action: 'contacts:read' },
  reportProblem: {
    action: 'problem:report',
    body: { message: 'x', page: '/', appVersion: '1', lastError: null },
  },
};

const employee: Actor = { personId: 'x', isEmployee: true, isApprover: false };
const withFlags = (flags: readonly (typeof menuFlags)[number][]) => ({
  flags: new Set(flags),
  providerId: null,
});

/** Who the server should take them for; undefined when they never get as far as a use-case. */
const actors: Record<Role, Actor | undefined> = {
  employee,
  approver: { ...employee, isApprover: true },
  admin: { ...employee, admin: withFlags(menuFlags.filter((flag) => flag !== 'supplier')) },
  'one-kind admin': { ...employee, admin: withFlags(['booking_with_driver_amata_menu']) },
  supplier: { ...employee, isEmployee: false, admin: withFlags(['supplier', 'driver_menu']) },
  'withdrawn supplier': { ...employee, isEmployee: false },
  unknown: undefined,
  rejected: undefined,
  foreign: undefined,
  nobody: undefined,
};

const strangers: Partial<Record<Role, readonly [number, string]>> = {
  unknown: [403, 'unknown_employee'],
  rejected: [403, 'account_not_allowed'],
  foreign: [403, 'account_not_allowed'],
  nobody: [401, 'not_signed_in'],
};

const expected = (role: Role, action: Action): readonly [number, string | undefined] => {
  const actor = actors[role];
  const isServed = actor ?? (role === 'unknown' && can(undefined, action));
  if (!isServed) return strangers[role] ?? [500, undefined];
  return can(actor, action) ? [200, undefined] : [403, 'not_allowed'];
};

beforeEach(() => insertPeople(database.db).then(() => {}));

describe.each(Object.keys(calls) as Checked[])('%s', (name) => {
  const endpoint: Endpoint = contract[name];
  const { action, body } = calls[name];

  it.each(roles)('answers %s as can() says', async (role) => {
    const answer = await request(role, endpoint.path, {
      method: endpoint.method,
      body,
      headers: { 'idempotency-key': 'key-of-the-test', 'if-match': '"1"' },
    });
    expect([answer.status, answer.body.error?.code]).toEqual(expected(role, action));
  });
});

describe('the live stream', () => {
  it.each(roles)('answers %s as can() says', async (role) => {
    const hangUp = new AbortController();
    const response = await app().request('/api/live', {
      headers: await tokensFor(role),
      signal: hangUp.signal,
    });
    expect(response.status).toBe(expected(role, 'live:listen')[0]);
    await response.body?.cancel();
    hangUp.abort();
  });
});

describe('who', () => {
  it.each(Object.keys(calls) as Checked[])('of %s agrees with can()', (name) => {
    const { who }: Endpoint = contract[name];
    const expectedOf: Record<Endpoint['who'], readonly Role[]> = {
      anyone: ['employee', 'admin', 'supplier'],
      verified: ['employee', 'admin', 'supplier', 'unknown'],
      'signed-in': ['employee', 'admin', 'supplier'],
      employee: ['employee', 'admin'],
      admin: ['admin'],
    };
    const granted = (['employee', 'admin', 'supplier', 'unknown'] as const).filter((role) =>
      can(actors[role], calls[name].action),
    );
    expect(granted).toEqual(expectedOf[who]);
  });
});
