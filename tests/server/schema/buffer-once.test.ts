import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../../src/server/db/client';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import { createTestDatabase } from '../../setup/test-database';
import { companyIn } from './company';

const BUFFER_ONCE = '0170-buffer-once.sql';
const AHEAD = '2100-11-24';
const PAST = '2020-11-24';

const range = (from: string, to: string, day = AHEAD) => `[${day} ${from}+07,${day} ${to}+07)`;

/** When a resource is claimed, by the clock of Bangkok. */
const claimed = async (db: Db, table: 'car_claim' | 'driver_claim') => {
  const { rows } = await sql<{ from: string; to: string }>`
    select to_char(lower(period) at time zone 'Asia/Bangkok', 'YYYY HH24:MI') as from,
      to_char(upper(period) at time zone 'Asia/Bangkok', 'HH24:MI') as to
    from ${sql.table(table)} order by period`.execute(db);
  return rows.map(({ from, to }) => `${from}–${to}`);
};

test('what lies ahead gives up the buffer before it, and another trip fits between', async () => {
  const { database, drop } = await createTestDatabase('empty');
  onTestFinished(drop);
  const { db } = database;
  await migrate(
    database,
    migrations.filter(({ name }) => name < BUFFER_ONCE),
  );
  const company = companyIn(db);
  const [car, driver] = [await company.car(), await company.driver()];
  const on = { car, driver };
  const trip = (planned: string, held: string) => company.assign(on, held, { planned });
  await trip(range('08:00', '10:00', PAST), range('07:30', '10:30', PAST));
  await trip(range('08:00', '10:00'), range('07:30', '10:30'));
  await trip(range('11:00', '12:00'), range('10:30', '12:30'));
  // A relief driver follows without a buffer: there is nothing to give up.
  await trip(range('12:30', '13:00'), range('12:30', '13:30'));
  await company.booking({
    status: 'pending',
    startsAt: new Date(`${AHEAD}T14:30+07:00`),
    endsAt: new Date(`${AHEAD}T15:00+07:00`),
    chosenCarId: car,
    held: range('14:00', '15:30'),
  });

  await migrate(database, migrations);

  const trips = ['2020 07:30–10:30', '2100 08:00–10:30', '2100 11:00–12:30', '2100 12:30–13:30'];
  expect(await claimed(db, 'car_claim')).toEqual([...trips, '2100 14:30–15:30']);
  expect(await claimed(db, 'driver_claim')).toEqual(trips);
  await trip(range('10:30', '10:45'), range('10:30', '11:00'));
  expect(await claimed(db, 'driver_claim')).toContain('2100 10:30–11:00');
});
