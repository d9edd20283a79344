import { sql } from 'kysely';
import type { Db } from '../../client';
import { readRow } from '../../sql';

type Merge = { id: string; intoId: string };

export const mergePlaceRepository = (db: Db) => ({
  /** Both, in the one order, so that nobody merges them the other way round meanwhile. */
  lock: ({ id, intoId }: Merge) =>
    sql`select from place where id in (${id}, ${intoId}) order by id for update`.execute(db),

  /** Stops of a route are counted by bookings: none of them can be taken out. */
  sharesRoute: async ({ id, intoId }: Merge): Promise<boolean> =>
    (await readRow(db)`
      select from route_stop a
      join route_stop b on b.route_id = a.route_id and b.direction = a.direction
      where a.place_id = ${id} and b.place_id = ${intoId} limit 1`) !== undefined,

  /** Everything that names the one names the other; what was learned of its ways is learned anew tonight. */
  move: async ({ id, intoId }: Merge): Promise<void> => {
    for (const table of ['booking_stop', 'trip_stop', 'route_stop'])
      await sql`update ${sql.table(table)} set place_id = ${intoId} where place_id = ${id}`.execute(
        db,
      );
    // Changes that wait for an approval, and what was sent back, are requests as they were sent.
    await sql`update booking_revision
      set change = replace(change::text, ${id}::uuid::text, ${intoId}::uuid::text)::jsonb
      where status in ('pending', 'returned') and change::text like '%' || ${id}::uuid::text || '%'`.execute(
      db,
    );
    await sql`delete from travel_learned where ${id} in (from_id, to_id)`.execute(db);
    await sql`delete from travel_time
      where (from_id = ${id} and to_id = ${intoId}) or (from_id = ${intoId} and to_id = ${id})`.execute(
      db,
    );
    for (const [own, other] of [
      ['from_id', 'to_id'],
      ['to_id', 'from_id'],
    ] as const) {
      const [end, far] = [sql.ref(own), sql.ref(other)];
      await sql`update travel_time kept
        set minutes = coalesce(kept.minutes, gone.minutes), km = coalesce(kept.km, gone.km)
        from travel_time gone
        where gone.${end} = ${id} and kept.${end} = ${intoId} and kept.${far} = gone.${far}`.execute(
        db,
      );
      await sql`delete from travel_time gone using travel_time kept
        where gone.${end} = ${id} and kept.${end} = ${intoId} and kept.${far} = gone.${far}`.execute(
        db,
      );
      await sql`update travel_time set ${end} = ${intoId} where ${end} = ${id}`.execute(db);
    }
    await sql`update place kept
      set latitude = gone.latitude, longitude = gone.longitude from place gone
      where kept.id = ${intoId} and gone.id = ${id} and kept.latitude is null`.execute(db);
    await sql`update place set active = false where id = ${id}`.execute(db);
  },
});
