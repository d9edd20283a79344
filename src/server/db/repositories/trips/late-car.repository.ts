import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { readIds, readRow } from '../../sql';
import { arrangersOf } from '../../rows/trips/arrangers';
import { lateCars } from '../../rows/trips/late-cars';

/** So long before their start the next ones hear of it. */
const AHEAD_MINUTES = 120;

type Waiting = {
  kind: KindId;
  carId: string;
  withDriver: boolean;
  bookingIds: string[];
  /** Who arranges the kind. */
  adminIds: string[];
};

/** Trips that are meant to leave soon with a car that is not back, of whichever kind they are. */
export const lateCarRepository = (db: Db) => ({
  /** Of which nobody was told yet. */
  nextTrips: (now: Date) => readIds(db)`
    select t.id from (${lateCars(now)}) late
    join assignment a on a.car_id = late.car_id and a.released_at is null
      and lower(a.planned) > ${now}::timestamptz - make_interval(mins => ${AHEAD_MINUTES})
      and lower(a.planned) <= ${now}::timestamptz + make_interval(mins => ${AHEAD_MINUTES})
    join trip t on t.id = a.trip_id and t.status in ('planned', 'accepted')
    where not exists (
      select from notice n join booking b on b.id = n.subject_id
      where b.trip_id = t.id and n.type = 'car_late' and n.cause = 'car-late:' || late.car_id || ':' || b.id)
    order by t.starts_at`,

  /** With the car that is late, as long as it is. */
  nextTrip: (tripId: string, now: Date) => readRow(db)<Waiting>`
    select t.kind, t.with_driver, late.car_id, array(
        select b.id from booking b where b.trip_id = t.id and b.status = 'arranged' order by b.starts_at, b.id
      ) as booking_ids, ${arrangersOf(sql`t.kind`)} as admin_ids
    from trip t
    join assignment a on a.trip_id = t.id and a.released_at is null
    join (${lateCars(now)}) late on late.car_id = a.car_id and late.trip_id <> t.id
    where t.id = ${tripId} and t.status in ('planned', 'accepted')
    limit 1`,
});
