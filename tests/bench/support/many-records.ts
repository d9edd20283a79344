import { sql } from 'kysely';
import type { Db } from '../../../src/server/db/client';

export const RECORDS = 10_000;
/** Rated in the last three months, so that a mean must be counted for every driver. */
const TRIPS_EACH = 5;

/** Ids of which the number can be told, so that rows find one another without a look. */
const idOf = (series: string, number: string) =>
  sql.raw(`('${series}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);

const [provider, person, car, trip, booking] = [
  'c0000001',
  'c0000002',
  'c0000003',
  'c0000004',
  'c0000005',
];
const kind = 'bookingwithdrivernava';
const numbers = sql`generate_series(0, ${RECORDS}::int - 1) n`;
const trips = sql`generate_series(0, ${RECORDS * TRIPS_EACH}::int - 1) n`;
const start = sql`date_trunc('hour', now()) - make_interval(days => 9 + n / ${RECORDS}::int * 15, hours => n % 8)`;

const firstNames = sql`(array['สมชาย', 'มาลี', 'วิชัย', 'นก', 'กิตติ', 'ประเสริฐ', 'อรทัย', 'สุดา', 'เอกชัย', 'แก้วตา'])[1 + n % 10]`;
const lastNames = sql`(array['ใจดี', 'สุขสันต์', 'ทองคำ', 'ศรีสุข', 'แสงทอง', 'เจริญผล', 'บุญมา'])[1 + n / 10 % 7]`;

const fillProviders = async (connection: Db) => {
  await sql`insert into provider (id, name_th, name_en, tax_id, branch, status)
    select ${idOf(provider, 'n')}, 'บริษัท ขนส่งดี ' || n || ' จำกัด', 'Good Transport ' || n || ' Ltd',
      base || ((11 - (select sum(substr(base, i, 1)::int * (14 - i)) from generate_series(1, 12) i) % 11) % 10),
      '00000', case when n % 9 = 0 then 'ended' else 'active' end
    from (select n, '01055' || lpad(n::text, 7, '0') as base from ${numbers}) as made`.execute(
    connection,
  );
  await sql`insert into provider_kind (provider_id, kind) select ${idOf(provider, 'n')}, ${kind} from ${numbers}`.execute(
    connection,
  );
  await sql`insert into provider_site (provider_id, site_id)
    select ${idOf(provider, 'n')}, case n % 3 when 0 then 'amata' else 'nava' end from ${numbers}`.execute(
    connection,
  );
  await sql`insert into provider_contact (id, provider_id, name, phone)
    select ${idOf('c0000011', 'n')}, ${idOf(provider, 'n')}, ${firstNames}, '0812345678' from ${numbers}`.execute(
    connection,
  );
  await sql`insert into contract (id, provider_id, number, period)
    select ${idOf('c0000012', 'n')}, ${idOf(provider, 'n')}, 'CT-' || n,
      daterange(current_date - 200, current_date + n % 400) from ${numbers}`.execute(connection);
};

/** Each is an admin, a driver and an employee at once: three lists of ten thousand. */
const fillPeople = async (connection: Db) => {
  await sql`insert into person (id, role, sign_in_name, employee_no, first_name_th, last_name_th,
      first_name_en, last_name_en, nickname, phone, site_id)
    select ${idOf(person, 'n')}, 'employee', 'many' || n || '@siamparts.example', 'M' || n, ${firstNames},
      ${lastNames} || ' ' || n, 'Somchai', 'Jaidee ' || n, 'ชาย', '0812345678', 'nava' from ${numbers}`.execute(
    connection,
  );
  await sql`insert into admin_user (person_id, status, kinds, driver_menu, last_active_at)
    select ${idOf(person, 'n')}, case when n % 9 = 0 then 0 else 1 end,
      case when n % 2 = 0 then array['bookingnodriver'] else '{}' end, n % 3 = 0,
      now() - make_interval(mins => n) from ${numbers}`.execute(connection);
  await sql`insert into driver (id, provider_id, status)
    select ${idOf(person, 'n')}, case when n % 2 = 0 then ${idOf(provider, 'n % 100')} end,
      case when n % 9 = 0 then 'left' else 'active' end from ${numbers}`.execute(connection);
  await sql`insert into driver_kind (driver_id, kind) select ${idOf(person, 'n')}, ${kind} from ${numbers}`.execute(
    connection,
  );
  await sql`insert into driver_site (driver_id, site_id) select ${idOf(person, 'n')}, 'nava' from ${numbers}`.execute(
    connection,
  );
  await sql`insert into licence (person_id, number, class, expires_on)
    select ${idOf(person, 'n')}, 'L' || n, 'ท.2', current_date - 30 + n % 900 from ${numbers}`.execute(
    connection,
  );
};

const fillCars = async (connection: Db) => {
  await sql`insert into car (id, plate, province_code, site_id, class, brand, model, colour, seats, fuel,
      gearbox, provider_id, odometer, status)
    select ${idOf(car, 'n')}, 'มก ' || n, 10, case n % 3 when 0 then 'amata' else 'nava' end,
      (array['sedan', 'pickup', 'van', 'ppv'])[1 + n % 4], 'Toyota',
      (array['Camry', 'Hilux', 'Commuter', 'Fortuner'])[1 + n % 4], 'white', 4, 'diesel', 'automatic',
      case when n % 2 = 0 then ${idOf(provider, 'n % 100')} end, n * 17,
      case when n % 9 = 0 then 'retired' else 'available' end from ${numbers}`.execute(connection);
  await sql`insert into car_kind (car_id, kind) select ${idOf(car, 'n')}, ${kind} from ${numbers}`.execute(
    connection,
  );
  await sql`insert into car_document (id, car_id, type, expires_on)
    select ${idOf('c0000013', 'n')}, ${idOf(car, `n / ${TRIPS_EACH}`)},
      (array['compulsory_insurance', 'tax', 'voluntary_insurance', 'inspection', 'lease'])[1 + n % 5],
      current_date - 20 + n % 700 from ${trips}`.execute(connection);
};

const fillTrips = async (connection: Db) => {
  await sql`insert into trip (id, kind, status, starts_at, ends_at)
    select ${idOf(trip, 'n')}, ${kind}, 'done', ${start}, ${start} + interval '4 hours' from ${trips}`.execute(
    connection,
  );
  await sql`insert into assignment (id, trip_id, car_id, driver_id, planned, held)
    select ${idOf('c0000014', 'n')}, ${idOf(trip, 'n')}, ${idOf(car, `n % ${RECORDS}`)},
      ${idOf(person, `n % ${RECORDS}`)}, tstzrange(${start}, ${start} + interval '4 hours'),
      tstzrange(${start}, ${start} + interval '4 hours') from ${trips}`.execute(connection);
  await sql`insert into booking (id, ref, kind, status, requester_id, traveller_id, contact_phone,
      cost_centre_id, purpose_code, starts_at, ends_at, seats, trip_id, submitted_at, completed_at, details)
    select ${idOf(booking, 'n')}, 'NV-2610-' || 10000 + n, ${kind}, 'completed', ${idOf(person, 'n')},
      ${idOf(person, 'n')}, '0812345678', (select id from cost_centre limit 1), 'customer', ${start},
      ${start} + interval '4 hours', 2, ${idOf(trip, 'n')}, now(), ${start} + interval '4 hours', '{}'
    from ${numbers}`.execute(connection);
  await sql`insert into rating (id, passenger_id, person_id, trip_id, overall, at)
    select ${idOf('c0000015', 'n')}, ${idOf('c0000016', 'n')}, ${idOf(person, `n % ${RECORDS}`)},
      ${idOf(trip, 'n')}, 3 + n % 3, ${start} + interval '5 hours' from ${trips}`.execute(
    connection,
  );
  // As the clock keeps them.
  await sql`insert into report_ride (id, kind, day, starts_at, trip_id, person_id, car_id, driver_id, rating_id, overall, worst)
    select r.passenger_id, ${kind}, t.starts_at::date, t.starts_at, t.id, r.person_id, a.car_id, a.driver_id,
      r.id, r.overall, r.overall
    from rating r join trip t on t.id = r.trip_id join assignment a on a.trip_id = t.id
    on conflict do nothing`.execute(connection);
};

const fillExpenses = async (connection: Db) => {
  await sql`insert into expense (id, kind, trip_id, car_id, provider_id, type, spent_on, quantity, rate,
      amount, vat, receipt_no, note, status, by_id, at)
    select ${idOf('c0000017', 'n')}, ${kind}, case when n % 2 = 0 then ${idOf(trip, 'n')} end,
      case when n % 2 = 1 then ${idOf(car, 'n')} end, ${idOf(provider, 'n % 100')},
      (array['rental', 'fuel', 'toll', 'repair'])[1 + n % 4], current_date - n % 120, 1, 1800 + n, 1800 + n,
      126, 'INV-' || n, 'ค่าเช่ารถ',
      (array['draft', 'submitted', 'approved', 'paid'])[1 + n % 4], ${idOf(person, 'n')}, now()
    from ${numbers}`.execute(connection);
  await sql`insert into expense_split (expense_id, cost_centre_id, percent)
    select ${idOf('c0000017', 'n')}, (select id from cost_centre limit 1), 100 from ${numbers}`.execute(
    connection,
  );
};

const fillReports = (connection: Db) =>
  sql`insert into problem_report (id, person_id, at, message, page, app_version, status)
    select ${idOf('c0000018', 'n')}, ${idOf(person, 'n')}, now() - make_interval(mins => n),
      'ปุ่มส่งไม่ทำงาน ' || n, '/bookingwithdrivernava', '1.0', (array['open', 'in_progress', 'resolved'])[1 + n % 3]
    from ${numbers}`.execute(connection);

/** Ten thousand rows for each list of the administration. As a replica no trigger looks at each of them. */
export const fillRecords = (db: Db): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    const parts = [fillProviders, fillPeople, fillCars, fillTrips, fillExpenses, fillReports];
    for (const fill of parts) await fill(connection);
    await sql`set session_replication_role = default`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
    // What a running company's database has done long since would otherwise be done while it is measured.
    await sql`vacuum analyze`.execute(connection);
    await sql`checkpoint`.execute(connection);
  });
