// What the door cannot know: whose row it is. Every call whose path names one, from the outside.
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { kindIds } from '#kinds/registry';
import type { Db } from '../../../src/server/db/client';
import { useTestDatabase } from '../../setup/test-database';
import { prepareDrivers } from '../support/drivers';
import { checkedCalls, requestOf } from '../support/every-call';
import { insertPeople, type Role } from '../support/people';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { request } = useTestServer(database);

type Name = (typeof checkedCalls)[number];

const pathOf = (name: Name) => (contract[name] satisfies Endpoint).path;
const uuid = /[\da-f]{8}-[\da-f-]{27}/g;
const nowhere = '00000000-0000-4000-8000-000000000000';

const withRow = checkedCalls.filter((name) => /:(id|partId)\b/.test(pathOf(name)));
// A car is nobody's: whoever stands at it reads its sticker.
const ofPerson = withRow.filter(
  (name) => pathOf(name).startsWith('/employee') && name !== 'readCarAtHand',
);
// What the company itself pays is the same in every kind that keeps providers.
const ofKind = withRow.filter((name) => pathOf(name).includes(':kind') && name !== 'changeOwnRate');

let ids: Record<string, string>;
beforeEach(async () => {
  ids = await insertPeople(database.db);
});

/** All that anybody could have changed; noting that somebody signed in is no change of theirs. */
const everything = async (db: Db) => {
  const rows = (
    table: 'booking' | 'trip' | 'approval' | 'delegation' | 'rating' | 'car' | 'driver',
  ) => db.selectFrom(table).selectAll().orderBy('id').execute();
  const events = db.selectFrom('event').select('id').where('subject', '<>', 'account');
  return [
    await rows('booking'),
    await rows('trip'),
    await rows('approval'),
    await rows('delegation'),
    await rows('rating'),
    await rows('car'),
    await rows('driver'),
    await events.orderBy('id').execute(),
  ];
};

const answerTo = async (role: Role, path: string, init: Parameters<typeof request>[2]) => {
  const before = await everything(database.db);
  const { status, body } = await request(role, path, init);
  expect(await everything(database.db)).toEqual(before);
  return `${status} ${body.error?.code}`;
};

/** Whoever decides; all others are employees, whom nothing tells apart but their rows. */
const callerOf = (name: Name): Role =>
  contract[name].action.startsWith('approval') || contract[name].action.startsWith('delegation')
    ? 'approver'
    : 'admin';

/** Two approvers: the other one has somebody under them too. */
const otherOf = async (caller: Role): Promise<Role> => {
  if (caller !== 'approver') return 'employee';
  const manages = database.db.updateTable('person').set({ managerId: ids['one-kind admin']! });
  await manages.where('id', '=', ids['admin']!).execute();
  return 'one-kind admin';
};

describe('a call about a row', () => {
  it.each(withRow)('%s finds nothing where it is gone', async (name) => {
    const caller = callerOf(name);
    const { path, init } = await requestOf(database.db, name, ids, ids[caller]!);
    expect(await answerTo(caller, path.replaceAll(uuid, nowhere), init)).toBe('404 not_found');
  });

  it.each(ofPerson)('%s finds nothing of another person', async (name) => {
    const caller = callerOf(name);
    const other = await otherOf(caller);
    const { path, init } = await requestOf(database.db, name, ids, ids[caller]!);
    expect(await answerTo(other, path, init)).toBe('404 not_found');
  });

  it.each(ofKind)('%s finds nothing of another kind', async (name) => {
    const { path, init } = await requestOf(database.db, name, ids, ids['admin']!);
    const kind = kindIds.find((id) => path.includes(`/${id}/`))!;
    for (const other of kindIds.filter((id) => id !== kind))
      expect(await answerTo('admin', path.replace(kind, other), init), other).toBe('404 not_found');
  });

  it('readDriver gives a supplier nobody of another provider', async () => {
    const { path } = await prepareDrivers(database.db).readDriver();
    await database.db.updateTable('driver').set({ providerId: null }).execute();
    expect(await answerTo('supplier', path ?? '', {})).toBe('404 not_found');
  });
});
