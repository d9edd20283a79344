import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';

/** A change that waits, asked for by a second admin. */
const insertAccountChange = async (db: Db, ids: Readonly<Record<string, string>>) => {
  const [id, fromId, toId] = [newId(), newId(), newId()];
  const personId = ids['approver']!;
  for (const record of [fromId, toId])
    await db.insertInto('accountRecord').values({ id: record, personId }).execute();
  const row = { id, personId, fromId, toId, byId: ids['one-kind admin']!, at: new Date() };
  await db.insertInto('accountChange').values(row).execute();
  return id;
};

/** Requests that would be carried out, call by call. */
export const prepareAccounts = (db: Db, ids: Readonly<Record<string, string>>) => ({
  listAccountChanges: async () => ({ path: '/admin/account-changes' }),
  readPersonAccount: async () => ({ path: `/admin/people/${ids['approver']}/account` }),
  proposeAccountChange: async () => ({
    path: '/admin/account-changes',
    body: { personId: ids['approver'], signInName: 'new@siamparts.example', reason: null },
  }),
  decideAccountChange: async () => ({
    path: `/admin/account-changes/${await insertAccountChange(db, ids)}/decision`,
    body: { confirm: false },
  }),
});
