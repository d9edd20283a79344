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
    .selectFrom('admin_user')
    .select(['person_id', 'kinds', 'driver_menu', 'version'])
    .orderBy('driver_menu')
    .execute();
  expect(admins).toEqual([
    {
      person_id: one,
      kinds: ['bookingnodriver', 'bookingwithdriveramata'],
      driver_menu: false,
      version: 1,
    },
    { person_id: none, kinds: [], driver_menu: true, version: 1 },
  ]);
}, 30_000);
