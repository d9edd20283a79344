import { sql } from 'kysely';
import type { BrokenTrips } from '#contract/car-parts';
import type { Language } from '#domain/language';
import type { Db } from '../client';

const iso = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

type Time = { from: string; until: string | null };

export type Broken = BrokenTrips[number] & { isRequest: boolean };

/** What stands in the way of taking a car out, and how it gives way. */
export const carReleaseRepository = (db: Db) => ({
  broken: async (carId: string, { from, until }: Time, language: Language): Promise<Broken[]> => {
    const name = sql`btrim(${sql.ref(`person.first_name_${language}`)} || ' ' || ${sql.ref(`person.last_name_${language}`)})`;
    const { rows } = await sql<Broken>`
      with held as (
        select distinct coalesce(a.trip_id, claim.booking_id) as id,
          claim.booking_id is not null as is_request
        from car_claim claim
        left join assignment a on a.id = claim.assignment_id
        where claim.car_id = ${carId} and claim.source in ('trip', 'tentative')
          and claim.period && tstzrange(${from}::timestamptz, ${until}::timestamptz)
      ), carried as (
        select held.id, held.is_request, t.status = 'underway' as is_underway,
          coalesce(t.kind, b.kind) as kind, coalesce(t.starts_at, b.starts_at) as starts_at,
          coalesce(t.ends_at, b.ends_at) as ends_at, b.id as booking_id, b.ref, b.traveller_id
        from held
        left join trip t on t.id = held.id and not held.is_request
        left join booking b on case when held.is_request then b.id = held.id
          else b.trip_id = held.id
            and b.status in ('pending', 'returned', 'approved', 'arranged', 'ongoing') end
        where held.is_request
          or t.status in ('planned', 'offered', 'accepted', 'declined', 'underway')
      )
      select c.id, c.is_request as "isRequest", min(c.kind) as kind,
        coalesce(bool_or(c.is_underway), false) as "isUnderway",
        ${iso('min(c.starts_at)')} as "startsAt", ${iso('max(c.ends_at)')} as "endsAt",
        coalesce(array_agg(c.ref order by c.ref) filter (where c.ref is not null), '{}') as refs,
        coalesce(
          array_agg(coalesce(${name}, guest.guest_name) order by c.ref)
            filter (where coalesce(${name}, guest.guest_name) is not null), '{}') as people,
        (select string_agg(coalesce(${sql.ref(`place.name_${language}`)}, s.place_text), ' → '
            order by s.position)
          from booking_stop s left join place on place.id = s.place_id
          where s.booking_id = (array_agg(c.booking_id order by c.ref))[1]) as route
      from carried c
      left join person on person.id = c.traveller_id
      left join passenger guest on guest.booking_id = c.booking_id and guest.is_traveller
        and c.traveller_id is null
      group by c.id, c.is_request
      order by min(c.starts_at), c.id`.execute(db);
    return rows;
  },

  /** Whether a trip that is arranged for this car has more people on board than it would seat. */
  carriesMore: async (carId: string, seats: number, now: Date): Promise<boolean> => {
    const { rows } = await sql<{ more: boolean }>`
      select exists (
        select from assignment a join trip t on t.id = a.trip_id
        where a.car_id = ${carId} and a.released_at is null and upper(a.planned) > ${now}::timestamptz
          and trip_load(t.id) > ${seats} + case when t.with_driver then 0 else 1 end) as more`.execute(
      db,
    );
    return rows[0]?.more ?? false;
  },

  /** Trips before cars, as everybody locks; a request is its booking. */
  lock: async (all: readonly Pick<Broken, 'id' | 'isRequest'>[]): Promise<void> => {
    const idsOf = (isRequest: boolean) =>
      all.filter((one) => one.isRequest === isRequest).map(({ id }) => id);
    await sql`select from trip where id = any (${idsOf(false)}::uuid[]) order by id
      for no key update`.execute(db);
    await sql`select from booking where id = any (${idsOf(true)}::uuid[]) order by id
      for no key update`.execute(db);
  },

  /**
   * As `decideRelease` has it: a departure of the timetable stays and waits for another car, any other trip ends and its
   * bookings go back to the queue. A car that somebody asked for by name is theirs no longer. Answers whose bookings.
   */
  release: async (
    carId: string,
    all: readonly Pick<Broken, 'id' | 'isRequest'>[],
    { at, reason }: { at: Date; reason: string },
  ): Promise<{ id: string; requesterId: string; before: string; after: string }[]> => {
    const trips = all.filter(({ isRequest }) => !isRequest).map(({ id }) => id);
    const requests = all.filter(({ isRequest }) => isRequest).map(({ id }) => id);
    await sql`update assignment set released_at = ${at}, reason = ${reason}
      where trip_id = any (${trips}::uuid[]) and released_at is null`.execute(db);
    const { rows } = await sql<{
      id: string;
      requesterId: string;
      before: string;
      after: string;
    }>`
      with old as (
        select b.id, b.status, t.timetable_entry_id is not null as is_departure
        from booking b left join trip t on t.id = b.trip_id
        where b.id = any (${requests}::uuid[])
          or (b.trip_id = any (${trips}::uuid[])
            and b.status in ('pending', 'returned', 'approved', 'arranged'))
      )
      update booking b set
        status = case when b.status = 'arranged' then 'approved' else b.status end,
        arranged_at = case when b.status = 'arranged' then null else b.arranged_at end,
        trip_id = case when old.is_departure then b.trip_id end,
        boarding_code = case when old.is_departure then b.boarding_code end,
        chosen_car_id = case when b.chosen_car_id = ${carId} then null else b.chosen_car_id end,
        held = case when b.chosen_car_id = ${carId} then null else b.held end
      from old where old.id = b.id
      returning b.id, b.requester_id as "requesterId", old.status as before, b.status as after`.execute(
      db,
    );
    await sql`update trip set locked_by_id = null,
        status = case when timetable_entry_id is null then 'cancelled' else status end
      where id = any (${trips}::uuid[])`.execute(db);
    return rows;
  },
});
