// Every combination of an admin's flags, against every call of the administration, in each kind.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { can, isKindAction } from '#domain/access/can';
import { menuFlags, type MenuFlag } from '#kinds/menu-flags';
import { type KindId, kindIds } from '#kinds/registry';
import { toRightColumns } from '../../../src/server/db/admin-rights';
import type { Db } from '../../../src/server/db/client';
import { createTestDatabase } from '../../setup/test-database';
import { adminWith } from '../../factories/admin-rights';
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
type Send = (endpoint: Endpoint, kind: KindId) => Promise<string>;
/** Begins on a new server each time it is called. */
let startSending: () => Send;

beforeAll(async () => {
  made = await createTestDatabase();
  personId = (await insertPeople(database.db))['employee'] ?? '';
  const headers = { 'content-type': 'application/json', ...(await tokensFor('employee')) };
  // Nothing is filled in: whoever is let in is told what is missing, everybody else is only told no.
  startSending = () => {
    const server = app();
    return async ({ method, path }, kind) => {
      const filled = path.replace(':kind', kind).replaceAll(/:\w+/g, nowhere);
      const body = method === 'GET' ? {} : { body: '"nothing"' };
      const answer = await server.request(`${origin}/api${filled}`, { method, headers, ...body });
      if (answer.status < 500 && ![403, 429].includes(answer.status)) return 'let in';
      const { code } = ((await answer.json()) as { error: { code: string } }).error;
      return code === 'not_allowed' ? 'turned away' : `${answer.status} ${code}`;
    };
  };
  return () => made.drop();
});

const giveFlags = async (flags: readonly MenuFlag[], status: 0 | 1) => {
  await sql`delete from admin_user where person_id = ${personId}`.execute(database.db);
  const isSupplier = flags.includes('supplier');
  const [provider] = await database.db.selectFrom('provider').select('id').execute();
  await database.db
    .insertInto('adminUser')
    .values({
      personId,
      status,
      providerId: isSupplier ? (provider?.id ?? null) : null,
      ...toRightColumns(flags),
    })
    .execute();
};

/** Above it one person calls more than one server lets anybody. */
const MOST_OF_ONE_SERVER = 250;

type Tried = readonly (readonly [name: string, endpoint: Endpoint])[];

/** Calls of one action share one door: for all combinations one of them stands for the others. */
const oneOfEach: Tried = [
  ...new Map(calls.map((call) => [call[1].action, call] as const)).values(),
];

const kindsOf = ({ action }: Endpoint) => (isKindAction(action) ? kindIds : kindIds.slice(0, 1));

/** 403 `not_allowed`, or let in, whatever is then missing. */
const opened = async (tried: Tried) => {
  let send = startSending();
  let sent = 0;
  const open: string[] = [];
  for (const [name, endpoint] of tried) {
    for (const kind of kindsOf(endpoint)) {
      if (++sent % MOST_OF_ONE_SERVER === 0) send = startSending();
      const how = await send(endpoint, kind);
      if (how !== 'turned away') open.push(how === 'let in' ? `${name} ${kind}` : how);
    }
  }
  return open;
};

const expected = (tried: Tried, flags: readonly MenuFlag[]) => {
  const actor = { personId, isEmployee: true, isApprover: false, admin: adminWith(flags) };
  return tried.flatMap(([name, endpoint]) =>
    kindsOf(endpoint)
      .filter((kind) =>
        isKindAction(endpoint.action)
          ? can(actor, endpoint.action, { kind })
          : can(actor, endpoint.action),
      )
      .map((kind) => `${name} ${kind}`),
  );
};

const everything = menuFlags.filter((flag) => flag !== 'supplier');

const telling: readonly (readonly MenuFlag[])[] = [
  [],
  ...menuFlags.map((flag) => [flag]),
  everything,
  ['supplier', ...everything.slice(0, 5)],
];

const titled = (flags: readonly MenuFlag[]) => [flags.join(' + ') || 'no flag', flags] as const;

describe('§6 The calls of the administration', () => {
  it.each(combinations.map(titled))('§6.3 open, action by action, by %s', async (_, flags) => {
    await giveFlags(flags, 1);
    expect(await opened(oneOfEach)).toEqual(expected(oneOfEach, flags));
  });

  it.each(telling.map(titled))(
    'open, each of them, by %s',
    async (_, flags) => {
      await giveFlags(flags, 1);
      expect(await opened(calls)).toEqual(expected(calls, flags));
    },
    30_000,
  );

  it('§6.2 §6.5 open to nobody whose admin status is not 1', async () => {
    await giveFlags(everything, 0);
    expect(await opened(calls)).toEqual([]);
  });
});
