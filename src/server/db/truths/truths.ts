import { sql, type RawBuilder } from 'kysely';
import type { TruthName } from '#contract/truths';
import type { Db } from '../client';
import { guardsOff, namesOfNothing } from './schema-truths';

type Broken = RawBuilder<unknown>;

/** Of two that overlap, the one who is in both. */
const twice = (table: string, who: string): Broken => {
  const [rows, column] = [sql.table(table), sql.ref(who)];
  return sql`select distinct a.${column} as id from ${rows} a join ${rows} b
    on a.${column} = b.${column} and a.ctid < b.ctid and a.period && b.period`;
};

/**
 * What can never happen, and what would show that it has: each statement finds the rows that break one truth. They ask
 * the tables anew and trust no constraint or trigger, since these are what may have failed.
 */
export const truths: Readonly<Record<TruthName, (db: Db) => Broken | Promise<Broken>>> = {
  car_once: () => twice('carClaim', 'carId'),

  driver_once: () => twice('driverClaim', 'driverId'),

  trip_in_one_car: () => sql`
    select distinct a.trip_id as id from assignment a join assignment b
      on a.trip_id = b.trip_id and a.id < b.id and a.planned && b.planned
    where a.released_at is null and b.released_at is null`,

  claims_kept: () => sql`
    select a.id from assignment a
    where (a.released_at is null) is distinct from exists (
      select from car_claim c
      where c.assignment_id = a.id and c.car_id = a.car_id and c.period = a.held)
    union
    select a.id from assignment a
    where (a.released_at is null and a.driver_id is not null) is distinct from exists (
      select from driver_claim c
      where c.assignment_id = a.id and c.driver_id = a.driver_id and c.period = a.held)
    union
    select b.id from car_blackout b
    where (b.cancelled_at is null) is distinct from exists (
      select from car_claim c
      where c.blackout_id = b.id and c.car_id = b.car_id and c.period = b.period)
    union
    select l.id from driver_leave l
    where (l.cancelled_at is null) is distinct from exists (
      select from driver_claim c
      where c.leave_id = l.id and c.driver_id = l.driver_id and c.period = l.period)
    union
    select b.id from booking b
    where (
      b.chosen_car_id is not null and b.status in ('pending', 'returned', 'approved')
      and not exists (select from assignment a where a.trip_id = b.trip_id and a.released_at is null)
    ) is distinct from exists (
      select from car_claim c
      where c.booking_id = b.id and c.car_id = b.chosen_car_id and c.period = b.held)`,

  // What stood twice before this was a rule stays, and holds hours once: docs/decisions/209.
  self_drive_once: () => sql`
    ${twice('selfDrive', 'personId')}
    union
    select s.booking_id from self_drive s where not exists (
      select from booking b join self_driver d on d.booking_id = b.id and d.main
      where b.id = s.booking_id and d.person_id = s.person_id and holds_driver(b.status)
        and s.period = tstzrange(b.starts_at, b.ends_at))`,

  // Of a trip that is over, the car may have been changed since.
  seats_sold_once: () => sql`
    select t.id from trip t
    where t.ends_at > now() and t.status <> 'cancelled' and trip_load(t.id) > trip_places(t.id)`,

  arranged_has_car: () => sql`
    select b.id from booking b left join trip t on t.id = b.trip_id
    where (b.status = 'arranged' and t.status is distinct from 'planned' and t.status is distinct from 'accepted')
      or (b.status = 'ongoing' and t.status is distinct from 'underway')
      or (b.status = 'completed' and t.status is distinct from 'done')
      or (b.status in ('arranged', 'ongoing', 'completed') and not exists (
        select from assignment a where a.trip_id = b.trip_id and a.released_at is null))`,

  // The answer is kept as the text that was sent.
  answered_is_kept: () => sql`
    select answered.id from (
      select (answer #>> '{}')::jsonb ->> 'id' as id from idempotency_key
      where endpoint = 'createBooking' and status = 200
    ) answered where not exists (select from booking b where b.id = answered.id::uuid)
    union
    select k.key from idempotency_key k where k.status is null and k.created_at < now() - interval '1 hour'`,

  nobody_decides_own: () => sql`
    select a.id from approval a join booking b on b.id = a.booking_id
    where a.decided_by_id in (b.requester_id, b.traveller_id) or exists (
      select from passenger p where p.booking_id = b.id and p.person_id = a.decided_by_id)`,

  pending_is_decided: () => sql`
    select b.id from booking b
    where b.status = 'pending' and not exists (
      select from approval a where a.booking_id = b.id and a.status = 'waiting')
    union
    select b.id from booking b join approval a on a.booking_id = b.id and a.status = 'waiting'
    where b.status in ('rejected', 'cancelled', 'expired', 'unserved', 'noshow', 'completed')`,

  history_kept: () => sql`
    select b.id from booking b where not exists (select from event e where e.subject_id = b.id)`,

  notice_has_fact: () => sql`
    select n.id from notice n
    where n.subject = 'booking' and not exists (select from booking b where b.id = n.subject_id)`,

  offer_was_told: () => sql`
    select o.booking_id as id from seat_offer o
    where o.status = 'open' and not exists (
      select from notice n
      where n.subject_id = o.booking_id and n.type = 'seat_offered' and n.at >= o.offered_at)`,

  // What has changed since the reports were made is made anew before they are read.
  reports_agree: () => sql`
    select b.id from booking b
    left join (
      select line, sum(bookings) as bookings, sum(cancelled) as cancelled, sum(no_shows) as no_shows,
        min(kind) as kind
      from report_fact where booking_id is not null group by line
    ) f on f.line = b.id
    where (f.bookings, f.kind, f.cancelled, f.no_shows) is distinct from
        (1::bigint, b.kind, (b.status = 'cancelled')::int::bigint, (b.status = 'noshow')::int::bigint)
      and not exists (select from report_stale s where s.booking_id = b.id)
      and not exists (select from report_stale s where s.trip_id = b.trip_id)`,

  rating_of_ride: () => sql`
    select r.id from rating r
    join passenger p on p.id = r.passenger_id join booking b on b.id = p.booking_id
    where b.status <> 'completed' or b.trip_id is distinct from r.trip_id
      or p.person_id is distinct from r.person_id`,

  split_is_whole: () => sql`
    select expense_id as id from expense_split group by expense_id having sum(percent) <> 100`,

  admin_stays: () => sql`
    select min(person_id::text) as id from admin_user
    having count(*) > 0 and count(*) filter (where status = 1 and admin_menu) = 0`,

  named_exists: namesOfNothing,

  guards_stand: () => guardsOff,
};
