// Every combination of an admin's flags, against every call of the administration, in each kind.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { can, isKindAction } from '#domain/access/can';
import { menuFlags, type MenuFlag } from '#domain/access/menu-flags';
import { kindIds, type KindId } from '#domain/booking/kind-id';
import type { Db } from '../../../src/server/db/client';
import { createTestDatabase } from '../../setup/test-database';
import { insertPeople } from '../support/people';
import { origin, useTestServer } from '../support/test-server';

const nowhere = '00000000-0000-4000-8000-000000000000';
const calls = Object.entries<Endpoint>(contract).filter(
  ([name, { path }]) => path.startsWith('/admin') && name !== 'readServiceState',
);

/** What the database allows: a supplier manages no admins. */
const combinations = Array.from({ length: 2 ** menuFlags.length }, (_, bits) =>
  menuFlags.filter((_flag, place) => (bits >> place) & 1),
).filter((flags) => !(flags.includes('supplier') && flags.includes('admin_menu')));

let made: Awaited<ReturnType<typeof createTestDatabase>>;
const database = {
  get db(): Db {
    return made.database.db;
  },
};
const { app, tokensFor } = useTestServer(database);
let personId: string;
/** 403 `not_allowed`, or let in, whatever is then missing. */
let send: (endpoint: Endpoint, kind: KindId) => Promise<string>;

beforeAll(async () => {
  made = await createTestDatabase();
  personId = (await insertPeople(database.db))['employee'] ?? '';
  const server = app();
  const headers = { 'content-type': 'application/json', ...(await tokensFor('employee')) };
  // Nothing is filled in: whoever is let in is told what is missing, everybody else is only told no.
  send = async ({ method, path }, kind) => {
    const filled = path.replace(':kind', kind).replaceAll(/:\w+/g, nowhere);
    const body = method === 'GET' ? {} : { body: '"nothing"' };
    const answer = await server.request(`${origin}/api${filled}`, { method, headers, ...body });
    if (answer.status < 500 && answer.status !== 403) return 'let in';
    const { code } = ((await answer.json()) as { error: { code: string } }).error;
    return code === 'not_allowed' ? 'turned away' : `${answer.status} ${code}`;
  };
  return () => made.drop();
}, 60_000);

const giveFlags = async (flags: readonly MenuFlag[], status: 0 | 1) => {
  await sql`delete from admin_user where person_id = ${personId}`.execute(database.db);
  const isSupplier = flags.includes('supplier');
  const [provider] = await database.db.selectFrom('provider').select('id').execute();
  await database.db
    .insertInto('admin_user')
    .values({
      person_id: personId,
      status,
      provider_id: isSupplier ? (provider?.id ?? null) : null,
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
    })
    .execute();
};

const opened = async () => {
  const open: string[] = [];
  for (const [name, endpoint] of calls) {
    for (const kind of isKindAction(endpoint.action) ? kindIds : kindIds.slice(0, 1)) {
      const how = await send(endpoint, kind);
      if (how !== 'turned away') open.push(how === 'let in' ? `${name} ${kind}` : how);
    }
  }
  return open;
};

const expected = (flags: readonly MenuFlag[]) => {
  const admin = { flags: new Set(flags), providerId: null };
  const actor = { personId, isEmployee: true, isApprover: false, admin };
  return calls.flatMap(([name, { action }]) =>
    (isKindAction(action) ? kindIds : kindIds.slice(0, 1))
      .filter((kind) => (isKindAction(action) ? can(actor, action, { kind }) : can(actor, action)))
      .map((kind) => `${name} ${kind}`),
  );
};

describe('§6 The calls of the administration', () => {
  it.each(combinations)('open by the flags %s %s %s %s %s %s %s', async (...flags) => {
    await giveFlags(flags, 1);
    expect(await opened()).toEqual(expected(flags));
  });

  it('open to nobody whose admin status is not 1', async () => {
    await giveFlags(
      menuFlags.filter((flag) => flag !== 'supplier'),
      0,
    );
    expect(await opened()).toEqual([]);
  });
});
