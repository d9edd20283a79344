import { sql } from 'kysely';
import { TAKE_BACK_MINUTES, TAKEN_BACK } from '#domain/link/mark';
import type { Db } from '../../client';
import { iso, readIds, readRow } from '../../sql';

export type UndoableMark = {
  id: string;
  action: string;
  tripId: string | null;
  at: string;
  receivedAt: string;
  /** Null is not to be taken back. */
  before: unknown;
  after: unknown;
  takenBackAt: string | null;
  isNewest: boolean;
};

/** All of a trip that a mark may change, as a record that is equal where nothing has changed. */
const stateOf = (tripId: string | null) => sql`jsonb_build_object(
  'trip', (select to_jsonb(x) from (
    select status, departed_at, ended_at, unconfirmed_at, departed_by, ended_by from trip where id = ${tripId}::uuid) x),
  'legs', coalesce((select jsonb_agg(to_jsonb(x) order by x.id) from (
    select a.id, a.car_id, a.driver_id, a.departed_at, a.returned_at, a.start_km, a.end_km, a.held, car.odometer
    from assignment a left join car on car.id = a.car_id
    where a.trip_id = ${tripId}::uuid and a.released_at is null) x), '[]'),
  'riders', coalesce((select jsonb_agg(to_jsonb(x) order by x.id) from (
    select b.id, b.status, b.completed_at from booking b where b.trip_id = ${tripId}::uuid) x), '[]'),
  'isRated', exists (select from rating where trip_id = ${tripId}::uuid))`;

/** The newest mark of a trip, or of a car at a gate, where this link made it and may still take it back. */
export const takeBackOf = (linkId: string, now: Date) => sql`
  case when u.mark_id = (
      select v.mark_id from mark_undo v join mark n on n.id = v.mark_id
      where v.taken_back_at is null and case when m.trip_id is null then n.car_id = m.car_id and n.trip_id is null
        else n.trip_id = m.trip_id end
      order by v.position desc limit 1)
    and u.before is not null and m.link_id = ${linkId}
    and m.received_at > ${now}::timestamptz - make_interval(mins => ${TAKE_BACK_MINUTES}) then m.id end`;

export const markUndoRepository = (db: Db) => ({
  state: async (tripId: string | null): Promise<unknown> =>
    (await readRow(db)<{ state: unknown }>`select ${stateOf(tripId)} as state`)?.state,

  keep: (markId: string, before: unknown, after: unknown) =>
    sql`insert into mark_undo (mark_id, before, after)
      values (${markId}, ${before === null ? null : JSON.stringify(before)}::jsonb,
        ${before === null ? null : JSON.stringify(after)}::jsonb)`.execute(db),

  /** Of this link only; its trip is locked first, so that nobody changes it meanwhile. */
  lock: async (id: string, linkId: string): Promise<UndoableMark | undefined> => {
    await sql`select from trip where id = (select trip_id from mark where id = ${id} and link_id = ${linkId})
      for no key update`.execute(db);
    await sql`select from mark_undo where mark_id = ${id} for update`.execute(db);
    return readRow(db)<UndoableMark>`
      select m.id, m.action, m.trip_id, ${iso('m.at')} as at, ${iso('m.received_at')} as received_at,
        u.before, u.after, ${iso('u.taken_back_at')} as taken_back_at,
        not exists (select from mark_undo v join mark n on n.id = v.mark_id
          where v.position > u.position and v.taken_back_at is null
            and case when m.trip_id is null then n.car_id = m.car_id and n.trip_id is null
              else n.trip_id = m.trip_id end) as is_newest
      from mark m left join mark_undo u on u.mark_id = m.id
      where m.id = ${id} and m.link_id = ${linkId}`;
  },

  isUnchanged: async ({ tripId, after }: UndoableMark): Promise<boolean> =>
    (
      await readRow(db)<{ same: boolean }>`
        select ${stateOf(tripId)} = ${JSON.stringify(after)}::jsonb as same`
    )?.same === true,

  note: (id: string, at: Date) =>
    sql`insert into mark_undo (mark_id, taken_back_at) values (${id}, ${at})
      on conflict (mark_id) do update set taken_back_at = excluded.taken_back_at`.execute(db),

  /** Nothing is deleted: an amount that nobody has looked at yet is set aside. */
  dropExpense: async (markId: string): Promise<boolean> =>
    (
      await readIds(db)`
        update expense set status = 'rejected' where id = ${markId} and status = 'submitted' returning id`
    ).length > 0,

  /** The trip with its cars as they were; an odometer keeps its readings, and goes back by one more. */
  restore: async ({ tripId, at, before }: UndoableMark, by: string | null, newId: () => string) => {
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
