import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Instant } from '#domain/dates/bangkok-time';
import type { Carried, PlannedStop } from '#domain/travel/plan-stops';
import type { Db } from '../../client';
import { iso, readRow, readRows, recordsOf } from '../../sql';

/** A booking as far as a plan knows it. */
type Planned = Carried & { details: unknown };

type Trip = {
  kind: KindId;
  startsAt: Instant;
  plannedKm: number | null;
  /** Of the timetable, where it is a departure. */
  route: { placeId: string; minutesFromStart: number }[] | null;
  bookings: Planned[];
};

/** Of the booking that the query calls `b`. */
const planned = sql`jsonb_build_object(
  'startsAt', ${iso('b.starts_at')}, 'endsAt', ${iso('b.ends_at')}, 'details', b.details,
  'stops', coalesce((
    select jsonb_agg(jsonb_build_object('placeId', s.place_id, 'placeText', s.place_text,
      'arriveBy', ${iso('s.arrive_by')}) order by s.position)
    from booking_stop s where s.booking_id = b.id), '[]'))`;

export const tripPlanRepository = (db: Db) => ({
  /** As long as it is not over: what was planned then stays written. */
  find: (tripId: string): Promise<Trip | undefined> => readRow(db)<Trip>`
      select t.kind, ${iso('t.starts_at')} as starts_at, t.planned_km::float8 as planned_km, (
        select jsonb_agg(jsonb_build_object(
          'placeId', s.place_id, 'minutesFromStart', s.minutes_from_start) order by s.position)
        from timetable_entry e
        join route_stop s on s.route_id = e.route_id and s.direction = e.direction
        where e.id = t.timetable_entry_id
      ) as route, coalesce((
        select jsonb_agg(${planned} order by b.starts_at, b.ref)
        from booking b where b.trip_id = t.id
          and b.status in ('pending', 'returned', 'approved', 'arranged', 'ongoing')), '[]') as bookings
      from trip t where t.id = ${tripId} and t.status not in ('done', 'cancelled')`,

  /** Of bookings that need not be on a trip. */
  bookings: (ids: readonly string[]) =>
    readRows(db)<{ id: string; kind: KindId; planned: Planned }>`
      select b.id, b.kind, ${planned} as planned
      from booking b where b.id = any (${sql.val(ids)}::uuid[])`,

  /** Only what differs is written: who looks at the trip is not told for nothing. */
  save: async (
    tripId: string,
    { stops, km }: { stops: readonly PlannedStop[]; km: number | null },
  ): Promise<void> => {
    await sql`update trip set planned_km = ${km}
      where id = ${tripId} and planned_km is distinct from ${km}::numeric`.execute(db);
    const rows = stops.map((stop, position) => ({ tripId, position, ...stop }));
    const stored = await readRows(db)<(typeof rows)[number]>`
      select trip_id, position, place_id, place_text, ${iso('at')} as at
      from trip_stop where trip_id = ${tripId} order by position`;
    const isSame =
      rows.length === stored.length &&
      rows.every((row, index) => {
        const { at, placeId, placeText } = stored[index]!;
        const isThen = (at && Date.parse(at)) === (row.at && Date.parse(row.at));
        return isThen && placeId === row.placeId && placeText === row.placeText;
      });
    if (isSame) return;
    await db.deleteFrom('tripStop').where('tripId', '=', tripId).execute();
    if (rows.length > 0)
      await sql`insert into trip_stop (trip_id, position, place_id, place_text, at)
        select trip_id, position, place_id, place_text, at from ${recordsOf('tripStop', rows)}`.execute(
        db,
      );
  },
});
