import { sql } from 'kysely';
import { TAKEN_BACK } from '#domain/link/mark';
import type { Db } from '../../client';
import { readIds, readRow } from '../../sql';

/** How a trip stood before somebody noted something of it, and when that was. */
export type TripBefore = { tripId: string; before: unknown; at: string };

/** All of a trip that its times change, as a record that is equal where nothing has changed. */
export const stateOf = (tripId: string | null) => sql`jsonb_build_object(
  'trip', (select to_jsonb(x) from (
    select status, departed_at, ended_at, unconfirmed_at, departed_by, ended_by from trip where id = ${tripId}::uuid) x),
  'legs', coalesce((select jsonb_agg(to_jsonb(x) order by x.id) from (
    select a.id, a.car_id, a.driver_id, a.departed_at, a.returned_at, a.start_km, a.end_km, a.held, car.odometer
    from assignment a left join car on car.id = a.car_id
    where a.trip_id = ${tripId}::uuid and a.released_at is null) x), '[]'),
  'riders', coalesce((select jsonb_agg(to_jsonb(x) order by x.id) from (
    select b.id, b.status, b.completed_at from booking b where b.trip_id = ${tripId}::uuid) x), '[]'),
  'isRated', exists (select from rating where trip_id = ${tripId}::uuid))`;

/** A trip as it was before somebody left or came back, so that a wrong tap can be taken back. */
export const tripStateRepository = (db: Db) => ({
  read: async (tripId: string | null): Promise<unknown> =>
    (await readRow(db)<{ state: unknown }>`select ${stateOf(tripId)} as state`)?.state,

  isUnchanged: async ({
    tripId,
    after,
  }: {
    tripId: string | null;
    after: unknown;
  }): Promise<boolean> =>
    (
      await readRow(db)<{ same: boolean }>`
        select ${stateOf(tripId)} = ${JSON.stringify(after)}::jsonb as same`
    )?.same === true,

  /** The trip with its cars as they were; an odometer keeps its readings, and goes back by one more. */
  restore: async ({ tripId, before, at }: TripBefore, by: string | null, newId: () => string) => {
    const was = sql`${JSON.stringify(before)}::jsonb`;
    await sql`update trip t set status = x.status, departed_at = x.departed_at, ended_at = x.ended_at,
        unconfirmed_at = x.unconfirmed_at, departed_by = x.departed_by, ended_by = x.ended_by
      from jsonb_to_record(${was} -> 'trip') as x(status text, departed_at timestamptz, ended_at timestamptz,
        unconfirmed_at timestamptz, departed_by text, ended_by text)
      where t.id = ${tripId}`.execute(db);
    await sql`update assignment a set departed_at = x.departed_at, returned_at = x.returned_at,
        start_km = x.start_km, end_km = x.end_km, held = x.held
      from jsonb_to_recordset(${was} -> 'legs') as x(id uuid, departed_at timestamptz, returned_at timestamptz,
        start_km int, end_km int, held tstzrange)
      where a.id = x.id`.execute(db);
    const fallen = await readIds(db)`
      select car.id from jsonb_to_recordset(${was} -> 'legs') as x(car_id uuid, odometer int)
      join car on car.id = x.car_id and car.odometer <> x.odometer`;
    for (const carId of new Set(fallen))
      await sql`insert into odometer_reading (id, car_id, at, km, source, by_id, reason)
        select ${newId()}, ${carId}, ${at}::timestamptz + interval '1 millisecond', x.odometer, 'trip', ${by}, ${TAKEN_BACK}
        from jsonb_to_recordset(${was} -> 'legs') as x(car_id uuid, odometer int)
        where x.car_id = ${carId} limit 1`.execute(db);
  },

  /** Bookings back to what they were; those that had moved. */
  restoreRiders: (before: unknown) => readIds(db)`
    update booking b set status = x.status, completed_at = x.completed_at
    from jsonb_to_recordset(${JSON.stringify(before)}::jsonb -> 'riders') as x(id uuid, status text, completed_at timestamptz)
    where b.id = x.id and b.status <> x.status
    returning b.id`,

  /** What was to be told of it and has not been sent is not told. */
  untell: async (bookingIds: readonly string[]): Promise<void> => {
    const causes = sql.val(bookingIds.flatMap((id) => [`completed:${id}`, `noshow:${id}`]));
    await sql`delete from notice_delivery where status = 'waiting'
      and notice_id in (select id from notice where cause = any (${causes}::text[]))`.execute(db);
    await sql`delete from notice n where cause = any (${causes}::text[])
      and not exists (select from notice_delivery d where d.notice_id = n.id)`.execute(db);
  },
});
