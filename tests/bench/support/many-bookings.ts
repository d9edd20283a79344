import { sql } from 'kysely';
import type { Db } from '../../../src/server/db/client';

/** Few, so that each has a history of years: of a million bookings, five thousand. */
const PEOPLE = 200;
const CARS = 500;
/** As many are ahead whatever the history is: ten for each car, one every eight days. */
const AHEAD_EACH = 10;
/** Older ones have their trip but no car any more: filling the exclusion constraints takes longest. */
const WITH_CAR = 200_000;

export const people = Array.from(
  { length: PEOPLE },
  (_, index) => `person${index + 1}@siamparts.example`,
);

/** Ids of which the number can be told, so that rows find one another without a look. */
const idOf = (series: string, number: string) =>
  sql.raw(`('${series}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);

export const fillCompany = async (db: Db): Promise<void> => {
  await sql`insert into cost_centre (id, code, name_th, name_en)
    values (${idOf('00000001', '1')}, '1', 'ขาย', 'Sales')`.execute(db);
  await sql`insert into place (id, name_th, name_en, province_code)
    select ${idOf('00000002', 'n')}, 'จุด ' || n, 'Point ' || n, 13 from generate_series(0, 99) n`.execute(
    db,
  );
  await sql`insert into person (id, role, sign_in_name, employee_no, first_name_th, last_name_th,
      first_name_en, last_name_en, site_id, manager_id)
    select ${idOf('00000003', 'n')}, 'employee', 'person' || n || '@siamparts.example', n::text,
      'สมชาย', 'ใจดี ' || n, 'Somchai', 'Jaidee ' || n, 'nava',
      case when n > 50 then ${idOf('00000003', 'n % 50 + 1')} end
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`insert into car (id, plate, province_code, site_id, class, brand, model, colour, seats, fuel, gearbox)
    select ${idOf('00000004', 'n')}, 'กข ' || n, 10, 'nava', 'sedan', 'Toyota', 'Camry', 'ขาว', 4, 'petrol',
      'automatic'
    from generate_series(0, ${CARS}::int - 1) n`.execute(db);
  await sql`insert into car_kind (car_id, kind)
    select id, 'bookingwithdrivernava' from car on conflict do nothing`.execute(db);
};

/** Numbers below CARS × AHEAD_EACH are ahead; the higher the number, the longer ago. */
const startOf = sql.raw(`date_trunc('hour', now()) + case
  when n < ${CARS * AHEAD_EACH} then make_interval(days => 1 + 8 * (n / ${CARS}), hours => n % 7)
  else make_interval(hours => -13 * (n / ${CARS} - ${AHEAD_EACH} + 1)) end`);

/**
 * Adds bookings until there are so many, each with its trip, stops, passenger and event. As a replica no trigger and
 * no foreign key looks: each would look a million times.
 */
export const fillHistory = async (db: Db, size: number): Promise<void> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from booking`.execute(db);
  const from = rows[0]?.n ?? 0;
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set synchronous_commit = off`.execute(connection);
    const numbers = sql`generate_series(${from}::int, ${size}::int - 1) n`;
    await sql`
      insert into booking (id, ref, kind, status, requester_id, traveller_id, contact_phone, cost_centre_id,
        purpose_code, starts_at, ends_at, seats, class, details, submitted_at, trip_id, completed_at)
      select ${idOf('00000005', 'n')}, 'NV-2611-' || lpad(n::text, 7, '0'),
        case when n % 10 = 0 then 'bookingduringday' else 'bookingwithdrivernava' end,
        case when n < ${CARS * AHEAD_EACH} then (array['approved', 'arranged', 'pending'])[1 + n % 3]
          when n % 11 = 0 then 'cancelled' else 'completed' end,
        ${idOf('00000003', `1 + n % ${PEOPLE}`)}, ${idOf('00000003', `1 + (n * 7) % ${PEOPLE}`)}, '0812345678',
        ${idOf('00000001', '1')}, 'customer', start, start + interval '4 hours', 1, 'sedan',
        '{"movement": "round_trip"}', start - interval '3 days', ${idOf('00000008', 'n')},
        case when n >= ${CARS * AHEAD_EACH} then start + interval '4 hours' end
      from (select n, ${startOf} as start from ${numbers}) as made`.execute(connection);
    await sql`
      insert into trip (id, kind, status, starts_at, ends_at)
      select b.trip_id, b.kind, case when n < ${CARS * AHEAD_EACH}::int then 'planned' else 'done' end, b.starts_at, b.ends_at
      from ${numbers} join booking b on b.id = ${idOf('00000005', 'n')}`.execute(connection);
    await sql`
      insert into booking_stop (booking_id, position, place_id, province_code)
      select ${idOf('00000005', 'n')}, position, ${idOf('00000002', '(n + position) % 100')}, 13
      from ${numbers}, generate_series(0, 1) position`.execute(connection);
    await sql`
      insert into passenger (id, booking_id, position, person_id, is_traveller, kind, shelf, starts_at)
      select ${idOf('00000006', 'n')}, b.id, 0, b.traveller_id, true, b.kind, b.shelf, b.starts_at
      from ${numbers} join booking b on b.id = ${idOf('00000005', 'n')}`.execute(connection);
    await sql`
      insert into event (id, at, by_id, action, subject, subject_id)
      select ${idOf('00000007', 'n')}, b.submitted_at, b.requester_id, 'submit', 'booking', b.id
      from ${numbers} join booking b on b.id = ${idOf('00000005', 'n')}`.execute(connection);
    await sql`
      insert into assignment (id, trip_id, car_id, planned, held)
      select ${idOf('00000009', 'n')}, b.trip_id, ${idOf('00000004', `n % ${CARS}`)},
        tstzrange(b.starts_at, b.ends_at), tstzrange(b.starts_at, b.ends_at)
      from ${numbers} join booking b on b.id = ${idOf('00000005', 'n')}
      where n < ${WITH_CAR}::int and b.status in ('arranged', 'completed')`.execute(connection);
    await sql`
      insert into car_claim (car_id, period, source, assignment_id)
      select a.car_id, a.held, 'trip', a.id
      from ${numbers} join assignment a on a.id = ${idOf('00000009', 'n')}`.execute(connection);
    await sql`set session_replication_role = default`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
    // Else PostgreSQL does it while the bench measures.
    await sql`vacuum analyze`.execute(connection);
  });
};
