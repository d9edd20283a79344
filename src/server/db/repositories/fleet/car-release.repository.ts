import { sql } from 'kysely';
import type { Language } from '#domain/language';
import { type Broken, type BrokenTime, describeBroken } from '../../rows/trips/broken-trips';
import type { Db } from '../../client';
import { readRow, readRows } from '../../sql';

/** What stands in the way of taking a car out, and how it gives way. */
export const carReleaseRepository = (db: Db) => ({
  broken: async (
    carId: string,
    { from, until, ...only }: BrokenTime,
    language: Language,
  ): Promise<Broken[]> => {
    const held = sql`
      select distinct coalesce(a.trip_id, claim.booking_id) as id,
        claim.booking_id is not null as is_request
      from car_claim claim
      left join assignment a on a.id = claim.assignment_id
      where claim.car_id = ${carId} and claim.source in ('trip', 'tentative')
        and claim.period && tstzrange(${from}::timestamptz, ${until}::timestamptz)`;
    return describeBroken(db, held, only, language);
  },

  /** What is kept after a trip that is over is kept for the next trip: a repair need not wait for it. */
  shortenOver: async (carId: string, from: string): Promise<void> => {
    await sql`update assignment a set held = tstzrange(lower(a.held), ${from}::timestamptz)
      from trip t
      where t.id = a.trip_id and t.status = 'done' and a.car_id = ${carId} and a.released_at is null
        and a.returned_at <= ${from}::timestamptz and a.held @> ${from}::timestamptz
        and lower(a.held) < ${from}::timestamptz`.execute(db);
  },

  /** Whether a trip that is arranged for this car has more people on board than it would seat. */
  carriesMore: async (carId: string, seats: number, now: Date): Promise<boolean> => {
    const row = await readRow(db)<{ more: boolean }>`
      select exists (
        select from assignment a join trip t on t.id = a.trip_id
        where a.car_id = ${carId} and a.released_at is null and upper(a.planned) > ${now}::timestamptz
          and trip_load(t.id) > ${seats} + case when t.with_driver then 0 else 1 end) as more`;
    return row?.more ?? false;
  },

  /**
   * As `decideRelease` has it: a departure of the timetable stays and waits for another car, any other trip ends and its
   * bookings go back to the queue. A car that somebody asked for by name is theirs no longer. Answers whose bookings.
   */
  release: async (
    carId: string,
    broken: readonly Pick<Broken, 'id' | 'isRequest'>[],
    { at, reason }: { at: Date; reason: string | null },
  ): Promise<{ id: string; requesterId: string; before: string; after: string }[]> => {
    const trips = broken.filter(({ isRequest }) => !isRequest).map(({ id }) => id);
    const requests = broken.filter(({ isRequest }) => isRequest).map(({ id }) => id);
    await sql`update assignment set released_at = ${at}, reason = ${reason}
      where trip_id = any (${trips}::uuid[]) and released_at is null`.execute(db);
    const rows = await readRows(db)<{
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
      returning b.id, b.requester_id as "requesterId", old.status as before, b.status as after`;
    await sql`update trip set locked_by_id = null,
        status = case when timetable_entry_id is null then 'cancelled' else status end
      where id = any (${trips}::uuid[])`.execute(db);
    return rows;
  },
});
