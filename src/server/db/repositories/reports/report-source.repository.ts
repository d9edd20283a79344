import { sql } from 'kysely';
import type { SourceBooking, SourceCarExpense, SourceTrip } from '#domain/reports/source';
import type { Db } from '../../client';
import { readRows } from '../../sql';

// Moments as milliseconds, money as satang: what the domain reckons with.
const ms = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
const satang = (column: string) => sql`(${sql.ref(column)} * 100)::bigint`;

/** A level that was passed on or lapsed was decided by nobody. */
const decisions = sql`
  select count(*) as decisions, coalesce(sum(greatest(0, floor(extract(epoch from
      a.decided_at - coalesce(a.waiting_since, r.at)) / 60))), 0)::bigint as minutes
  from approval a join booking_revision r on r.id = a.revision_id
  where a.booking_id = b.id and a.decided_at is not null`;

const bookingColumns = sql`
  b.id, b.kind, b.status, coalesce(b.traveller_id, b.requester_id) as "personId",
  b.cost_centre_id as "costCentreId", ${ms('b.starts_at')} as "startsAt", b.seats,
  (select count(*)::int from passenger p where p.booking_id = b.id and p.attended is false) as absent,
  b.board_stop as board, b.alight_stop as alight, ${satang('b.estimate')} as estimate,
  b.cancelled_late as "cancelledLate", b.waitlisted_at is not null as "hasWaited",
  decided.decisions, decided.minutes as "decisionMinutes"`;

const bookingsOfTrip = sql`
  select coalesce(json_agg(one), '[]') as rows
  from (
    select ${bookingColumns} from booking b cross join lateral (${decisions}) decided where b.trip_id = t.id
  ) one`;

/** Who let it out in one tap read no odometer: it left with what it came in with, if nobody else had it in between. */
const kmBefore = sql`
  select came.km from (
    select km, at from odometer_reading
    where car_id = a.car_id and at <= a.departed_at order by at desc, km desc limit 1
  ) came
  where a.end_km is not null and not exists (
    select from assignment other
    where other.car_id = a.car_id and other.departed_at > came.at and other.departed_at < a.departed_at)`;

/** Where the marks of the car's other trips reach into this one: when one before came back, and one after left. */
const othersOut = sql`
  select max(coalesce(o.returned_at, o.released_at)) filter (where before and
      (o.returned_at is not null or o.departed_at is not null)) as back_at,
    min(o.departed_at) filter (where not before) as gone_at
  from assignment o cross join lateral (select (lower(o.used), o.id) < (lower(a.used), a.id) as before) turn
  where o.car_id = a.car_id and o.used && a.used and o.id <> a.id`;

const assignmentsOfTrip = sql`
  select coalesce(json_agg(one), '[]') as rows
  from (
    select a.id, a.car_id as "carId", a.driver_id as "driverId", c.provider_id as "carProviderId",
      c.seats as "carSeats", coalesce(c.co2_per_km, usual_grams_per_km(c.class, c.fuel)) as "gramsPerKm",
      floor(extract(epoch from lower(a.planned)) * 1000)::bigint as "plannedFrom",
      floor(extract(epoch from upper(a.planned)) * 1000)::bigint as "plannedTo",
      ${ms('a.departed_at')} as "departedAt", ${ms('a.returned_at')} as "returnedAt",
      ${ms('a.released_at')} as "releasedAt", ${ms('others.back_at')} as "backAt", ${ms('others.gone_at')} as "goneAt",
      coalesce(a.start_km, (${kmBefore})) as "startKm", a.end_km as "endKm"
    from assignment a join car c on c.id = a.car_id cross join lateral (${othersOut}) others
    where a.trip_id = t.id
  ) one`;

const splitOf = sql`
  select coalesce(json_agg(json_build_object(
    'costCentreId', s.cost_centre_id, 'share', (s.percent * 100)::integer)), '[]') as rows
  from expense_split s where s.expense_id = e.id`;

const expensesOfTrip = sql`
  select coalesce(json_agg(one), '[]') as rows
  from (
    select e.id, ${satang('e.amount')} as amount, split.rows as split
    from expense e cross join lateral (${splitOf}) split
    where e.trip_id = t.id and e.status in ('approved', 'paid')
  ) one`;

const isAny = (column: string, ids: readonly string[]) =>
  sql`${sql.ref(column)} = any (${[...ids]}::uuid[])`;

/** What the reports are made from. */
export const reportSourceRepository = (db: Db) => ({
  trips: (ids: readonly string[]) => readRows(db)<SourceTrip>`
      select t.id, t.kind, t.status, ${ms('t.starts_at')} as "startsAt", ${ms('t.ends_at')} as "endsAt",
        ${ms('t.departed_at')} as "departedAt", ${ms('t.ended_at')} as "endedAt",
        t.departed_by as "departedBy", t.ended_by as "endedBy",
        t.unconfirmed_at is not null as "isUnconfirmed", t.with_driver as "withDriver",
        t.provider_id as "providerId", (t.planned_km * 1000)::bigint as "plannedMetres",
        ${satang('t.cost')} as cost, rate_card.hours_included::float8 as "hoursIncluded",
        bookings.rows as bookings, assignments.rows as assignments, expenses.rows as expenses
      from trip t
      left join rate_card on rate_card.id = t.rate_card_id
      cross join lateral (${bookingsOfTrip}) bookings
      cross join lateral (${assignmentsOfTrip}) assignments
      cross join lateral (${expensesOfTrip}) expenses
      where ${isAny('t.id', ids)}`,

  bookingsWithoutTrip: (ids: readonly string[]) => readRows(db)<SourceBooking>`
      select ${bookingColumns} from booking b cross join lateral (${decisions}) decided
      where ${isAny('b.id', ids)} and b.trip_id is null`,

  carExpenses: (ids: readonly string[]) => readRows(db)<SourceCarExpense>`
      select e.id, e.kind, e.car_id as "carId", e.provider_id as "providerId", e.spent_on as day,
        ${satang('e.amount')} as amount, split.rows as split
      from expense e cross join lateral (${splitOf}) split
      where ${isAny('e.id', ids)} and e.trip_id is null and e.status in ('approved', 'paid')`,
});
