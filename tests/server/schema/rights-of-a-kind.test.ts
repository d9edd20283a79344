import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import { createTestDatabase } from '../../setup/test-database';
import { companyIn } from './company';

const RIGHTS_OF_A_KIND = '0255-rights-of-a-kind.sql';

test('who administered a kind still does, and nobody’s open page is out of date', async () => {
  const { database, drop } = await createTestDatabase('empty');
  onTestFinished(drop);
  const { db } = database;
  await migrate(
    database,
    migrations.filter(({ name }) => name < RIGHTS_OF_A_KIND),
  );
  const [one, none] = [await companyIn(db).person(), await companyIn(db).person()];
  await sql`insert into admin_user (person_id, booking_no_driver_menu, booking_with_driver_amata_menu, driver_menu)
    values (${one}, true, true, false), (${none}, false, false, true)`.execute(db);
  await migrate(database, migrations);
  const admins = await db
    .selectFrom('adminUser')
    .select(['personId', 'kinds', 'driverMenu', 'version'])
    .orderBy('driverMenu')
    .execute();
  expect(admins).toEqual([
    {
      personId: one,
      kinds: ['bookingnodriver', 'bookingwithdriveramata'],
      driverMenu: false,
      version: 1,
    },
    { personId: none, kinds: [], driverMenu: true, version: 1 },
  ]);
});
