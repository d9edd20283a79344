import { sql } from 'kysely';
import type { Db } from '../../../src/server/db/client';

/** One year of a large company in one kind: the worst case, since every report reads one kind. */
export const kind = 'bookingduringday';
export const CARS = 200;
const DRIVERS = 220;
const PEOPLE = 5_000;
const DEPARTMENTS = 40;
const COST_CENTRES = 120;
/** Of five bookings two trips are made. */
const BOOKINGS_EACH = 2.5;

export const admin = 'admin@siamparts.example';

const idOf = (series: string, number: string) =>
  sql.raw(`('${series}-0000-7000-8000-' || lpad(to_hex((${number})::int), 12, '0'))::uuid`);

const idOfNumber = (series: string) => (number: number) =>
  `${series}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

export const idIn = {
  department: idOfNumber('00000010'),
  costCentre: idOfNumber('00000001'),
  car: idOfNumber('00000004'),
  driver: idOfNumber('00000011'),
};

/** A million rows into a dozen indexes take minutes; the indexes made of them afterwards take seconds. */
const withoutIndexes = async (connection: Db, work: () => Promise<void>): Promise<void> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.tablename in ('trip', 'booking', 'assignment', 'passenger', 'rating', 'rating_item')
      and i.schemaname = 'public'
      and not exists (select from pg_constraint c where c.conindid = i.indexname::regclass)`.execute(
    connection,
  );
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(connection);
  await work();
  await sql`set maintenance_work_mem = '512MB'`.execute(connection);
  for (const { definition } of rows) await sql.raw(definition).execute(connection);
};

export const fillLargeCompany = async (db: Db): Promise<void> => {
  await sql`insert into department (id, name_th, name_en)
    select ${idOf('00000010', 'n')}, 'ฝ่าย ' || n, 'Department ' || n from generate_series(1, ${DEPARTMENTS}::int) n`.execute(
    db,
  );
  await sql`insert into cost_centre (id, code, name_th, name_en)
    select ${idOf('00000001', 'n')}, n::text, 'ศูนย์ ' || n, 'Centre ' || n from generate_series(1, ${COST_CENTRES}::int) n`.execute(
    db,
  );
  await sql`insert into person (id, role, sign_in_name, employee_no, first_name_th, last_name_th, first_name_en,
      last_name_en, site_id, department_id)
    select ${idOf('00000003', 'n')}, 'employee', case when n = 1 then ${admin} else 'person' || n || '@siamparts.example' end,
      n::text, 'สมชาย', 'ใจดี ' || n, 'Somchai', 'Jaidee ' || n,
      (array[${sql.join(SITES)}])[1 + n % ${SITES.length}::int], ${idOf('00000010', `1 + n % ${DEPARTMENTS}`)}
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`insert into admin_user (person_id, kinds, admin_menu)
    values (${idOf('00000003', '1')}, '{bookingduringday}', true)`.execute(db);
  await sql`insert into person (id, role, first_name_th, last_name_th, first_name_en, last_name_en)
    select ${idOf('00000011', 'n')}, 'driver', 'มานะ', 'ขยัน ' || n, 'Mana', 'Khayan ' || n
    from generate_series(1, ${DRIVERS}::int) n`.execute(db);
  await sql`insert into driver (id) select id from person where role = 'driver'`.execute(db);
  await sql`insert into car (id, plate, province_code, site_id, class, brand, model, colour, seats, fuel, gearbox)
    select ${idOf('00000004', 'n')}, 'กข ' || n, 10, 'nava', 'van', 'Toyota', 'Commuter', 'ขาว', 10, 'diesel', 'manual'
    from generate_series(0, ${CARS}::int - 1) n`.execute(db);
  await sql`insert into car_kind (car_id, kind) select id, ${kind} from car`.execute(db);
};

const SITES = ['nava', 'amata'];
const ITEMS =
  sql.raw(`(values ('condition', 0), ('cleanliness', 1), ('air_conditioning', 2), ('safety', 3),
  ('punctual', 4), ('polite', 5), ('dress', 6), ('driving', 7), ('obeys_law', 8)) as item(name, i)`);

/** Everybody who travelled, and of five of them two who said how it was: of twelve ratings one is low. */
const fillRides = async (connection: Db, bookings: number): Promise<void> => {
  const all = sql`generate_series(0, ${bookings}::int - 1) n`;
  await sql`
    insert into passenger (id, booking_id, position, person_id, is_traveller, attended)
    select ${idOf('00000012', 'n')}, b.id, 0, b.traveller_id, true, case when n % 97 = 0 then false else true end
    from ${all} join booking b on b.id = ${idOf('00000005', 'n')}`.execute(connection);
  await sql`
    insert into rating (id, passenger_id, person_id, trip_id, overall, reason, comment, at, follow_up)
    select ${idOf('00000013', 'n')}, ${idOf('00000012', 'n')}, b.traveller_id, b.trip_id,
      case when n % 12 = 0 then 1 + n % 2 else 3 + n % 3 end, case when n % 12 = 0 then 'มาช้า ' || n end,
      case when n % 4 = 0 then 'ขับดี ' || n end, b.ends_at + interval '1 hour',
      case when n % 12 = 0 then (array['resolved', 'open', 'resolved', 'in_progress'])[1 + n / 12 % 4] end
    from ${all} join booking b on b.id = ${idOf('00000005', 'n')}
    where n % 5 < 2 and n % 97 <> 0 and b.status = 'completed'`.execute(connection);
  await sql`
    insert into rating_item (rating_id, item, score)
    select rating.id, item.name, 2 + (x.n + item.i) % 4
    from rating cross join lateral (select overall + extract(epoch from at)::bigint / 60 as n) x cross join ${ITEMS}
    where (x.n + item.i) % 5 > 0`.execute(connection);
};

/** Trips of an hour and a half, from six in the morning, one after the other on each car, evenly over the year. */
const fillRows = async (connection: Db, bookings: number, year: number): Promise<void> => {
  const trips = Math.ceil(bookings / BOOKINGS_EACH);
  const each = Math.max(1, Math.ceil(trips / (CARS * 365)));
  const begin = `timestamptz '${year}-01-01T06:00:00+07'`;
  const start = sql.raw(
    `${begin} + make_interval(days => ((n / ${CARS * each}) % 365)::int, mins => ((n / ${CARS}) % ${each} * 110 + n % 17)::int)`,
  );
  const all = sql`generate_series(0, ${trips}::int - 1) n`;
  await sql`
    insert into trip (id, kind, status, starts_at, ends_at, planned_km, departed_at, ended_at, cost)
    select ${idOf('00000008', 'n')}, ${kind}, 'done', start, start + interval '90 minutes', 5 + n % 40,
      start + make_interval(mins => (n % 19 - 3)::int), start + interval '92 minutes', 300 + n % 900
    from (select n, ${start} as start from ${all}) made`.execute(connection);
  await sql`
    insert into assignment (id, trip_id, car_id, driver_id, planned, held, departed_at, returned_at, start_km, end_km)
    select ${idOf('00000009', 'n')}, t.id, ${idOf('00000004', `n % ${CARS}`)},
      ${idOf('00000011', `1 + n % ${DRIVERS}`)}, tstzrange(t.starts_at, t.ends_at),
      tstzrange(t.starts_at - interval '10 minutes', t.ends_at + interval '10 minutes'),
      t.departed_at, t.ended_at, n, n + 5 + n % 40
    from ${all} join trip t on t.id = ${idOf('00000008', 'n')}`.execute(connection);
  await sql`
    insert into booking (id, ref, kind, status, requester_id, traveller_id, contact_phone, cost_centre_id,
      purpose_code, starts_at, ends_at, seats, submitted_at, approved_at, trip_id, estimate, cancelled_late)
    select ${idOf('00000005', 'n')}, 'IN-2611-' || lpad(n::text, 7, '0'), ${kind},
      case when n % 23 = 0 then 'cancelled' when n % 61 = 0 then 'noshow' else 'completed' end,
      ${idOf('00000003', `1 + n % ${PEOPLE}`)}, ${idOf('00000003', `1 + (n * 7) % ${PEOPLE}`)}, '0812345678',
      ${idOf('00000001', `1 + n % ${COST_CENTRES}`)}, 'customer', t.starts_at, t.ends_at, 1 + n % 3,
      t.starts_at - interval '2 days', t.starts_at - interval '1 day', t.id, 120, n % 46 = 0
    from generate_series(0, ${bookings}::int - 1) n
    join trip t on t.id = ${idOf('00000008', `n % ${trips}`)}`.execute(connection);
  await fillRides(connection, bookings);
};

/** As a replica no trigger and no foreign key looks: each would look a million times. */
export const fillYear = async (db: Db, bookings: number, year: number): Promise<void> => {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set synchronous_commit = off`.execute(connection);
    await withoutIndexes(connection, () => fillRows(connection, bookings, year));
    await sql`insert into report_stale (trip_id) select id from trip`.execute(connection);
    await sql`set session_replication_role = default`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
    await sql`analyze`.execute(connection);
  });
};
