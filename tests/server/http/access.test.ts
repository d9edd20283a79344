import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { contract } from '#contract/contract';
import type { Actor } from '#domain/access/actor';
import { can, isKindAction, type Action } from '#domain/access/can';
import type { KindId } from '#kinds/registry';
import { adminWith } from '../../factories/admin-rights';
import { useTestDatabase } from '../../setup/test-database';
import { checkedCalls, requestOf, usualKind } from '../support/every-call';
import { takingLine } from '../support/line-platform';
import { adminFlags, insertPeople, roles, type Role } from '../support/people';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { app, request, tokensFor } = useTestServer(database, {
  line: takingLine,
  // Each call comes from an address of its own: of strangers so many are asked that one would be stopped.
  behindProxy: true,
});

const employee: Actor = { personId: 'x', isEmployee: true, isApprover: false };
const withFlagsOf = (role: Role) => adminWith(adminFlags[role] ?? []);

/** Who the server should take them for; undefined when they never get as far as a use-case. */
const actors: Record<Role, Actor | undefined> = {
  employee,
  approver: { ...employee, isApprover: true },
  admin: { ...employee, admin: withFlagsOf('admin') },
  'one-kind admin': { ...employee, admin: withFlagsOf('one-kind admin') },
  supplier: { ...employee, isEmployee: false, admin: withFlagsOf('supplier') },
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

const may = (actor: Actor | undefined, action: Action, of: KindId) =>
  isKindAction(action) ? can(actor, action, { kind: of }) : can(actor, action);

const expected = (
  role: Role,
  action: Action,
  of: KindId = usualKind,
): readonly [number, string | undefined] => {
  const actor = actors[role];
  const isServed = actor ?? (role === 'unknown' && may(undefined, action, of));
  if (!isServed) return strangers[role] ?? [500, undefined];
  return may(actor, action, of) ? [200, undefined] : [403, 'not_allowed'];
};

let ids: Record<string, string>;
beforeEach(async () => {
  ids = await insertPeople(database.db);
});

describe.each(checkedCalls)('%s', (name) => {
  const endpoint: Endpoint = contract[name];

  it.each(roles)('§6.1 §6.2 §6.4 answers %s as can() says', async (role) => {
    const personId = ids[role] ?? ids['employee'] ?? '';
    const { kind, path, init } = await requestOf(database.db, name, ids, personId);
    const headers = { ...init.headers, 'x-forwarded-for': name };
    const answer = await request(role, path, { ...init, headers });
    expect([answer.status, answer.body.error?.code]).toEqual(expected(role, endpoint.action, kind));
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
