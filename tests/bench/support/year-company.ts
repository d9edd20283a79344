import { sql } from 'kysely';
import type { Db } from '../../../src/server/db/client';
import { readIds } from '../../../src/server/db/sql';
import { fillCompany, people } from './many-bookings';

const KIND = 'bookingwithdrivernava';
const DRIVERS = 320;
const DISPATCHERS = 10;

/** Two hundred people with superiors and mail, five hundred cars, and a driver for everybody who travels at once. */
export const fillYearCompany = async (db: Db) => {
  await fillCompany(db);
  await sql`update person set email = sign_in_name where sign_in_name = any(${people}::text[])`.execute(
    db,
  );
  // Superiors have one too: the first decides for the second and so on, and the second for the first.
  await sql`
    update person p set manager_id = boss.id from person boss
    where p.manager_id is null and p.sign_in_name = any(${people}::text[])
      and boss.sign_in_name = 'person' || (1 + p.employee_no::int % 50) || '@siamparts.example'`.execute(
    db,
  );
  const drivers = await readIds(db)`
    insert into person (id, role, first_name_th, last_name_th, first_name_en, last_name_en)
    select gen_random_uuid(), 'driver', 'มานะ', 'ขยัน ' || n, 'Mana', 'Khayan ' || n
    from generate_series(1, ${DRIVERS}::int) n returning id`;
  await sql`insert into driver (id) select unnest(${drivers}::uuid[])`.execute(db);
  await sql`insert into driver_kind (driver_id, kind)
    select driver_id, ${KIND} from unnest(${drivers}::uuid[]) driver_id`.execute(db);
  await sql`insert into licence (person_id, number, class, expires_on)
    select id, 'year-' || id, 'ท.2', date '2099-12-31' from unnest(${drivers}::uuid[]) id`.execute(
    db,
  );
  const dispatchers = people.slice(0, DISPATCHERS);
  await sql`insert into admin_user (person_id, kinds, driver_menu, admin_menu)
    select id, array[${KIND}], true, true from person
    where sign_in_name = any(${dispatchers}::text[])`.execute(db);
  const cars = await readIds(db)`select id from car where id::text like '00000004-%' order by id`;
  return { dispatchers, cars, drivers };
};
