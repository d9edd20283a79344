import { onTestFinished, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/db/client';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import { leaveDemo } from '../../../src/server/demo/leave-demo';
import { newId } from '../../../src/server/new-id';
import { createTestDatabase } from '../../setup/test-database';
import { oldBackup, query, restore } from './use-backups';

const leaving = { firstAdmin: 'boss@company.example', migrations, newId };

/** The demo company of an older version, brought up to date by a server that still runs. */
const demoCompany = async () => {
  const { database, address, drop } = await createTestDatabase('empty');
  onTestFinished(drop);
  await restore(database, await oldBackup());
  const server = openDatabase(address);
  await migrate(server, migrations);
  // As a server has one as long as it runs.
  await server.db.selectFrom('person').select('id').limit(1).execute();
  return { database, server };
};

const people = (database: Parameters<typeof query>[0]) =>
  query<{ sign_in_name: string; admin_menu: boolean }>(
    database,
    'select sign_in_name, admin_menu from person left join admin_user on person_id = id',
  );

test('the demo company becomes an empty installation with its first admin, once no server works on it', async () => {
  const { database, server } = await demoCompany();
  await expect(leaveDemo(database, leaving)).rejects.toThrow('stop it, then leave the demo');
  expect((await people(database)).length).toBeGreaterThan(5);
  await server.close();
  await leaveDemo(database, leaving);
  expect(await people(database)).toEqual([
    { sign_in_name: 'boss@company.example', admin_menu: true },
  ]);
  expect(await query(database, 'select count(*)::int as n from booking')).toEqual([{ n: 0 }]);
  expect(await query(database, 'select count(*)::int as n from province')).not.toEqual([{ n: 0 }]);
});

test('a real installation is never deleted, whatever is typed', async () => {
  const { database, server } = await demoCompany();
  await server.close();
  await query(database, 'update installation set is_demo = false');
  const before = await people(database);
  await expect(leaveDemo(database, leaving)).rejects.toThrow('This is no demo company');
  expect(await people(database)).toEqual(before);
});

test('a database without any table is no demo', async () => {
  const { database, drop } = await createTestDatabase('empty');
  onTestFinished(drop);
  await expect(leaveDemo(database, leaving)).rejects.toThrow('This is no demo company');
});
