import { sql } from 'kysely';

/**
 * Cars of which somebody said that they left, not back at the end of their trip: few, found among the trips that are open.
 * Where nobody said so, the plan is assumed, and that they are back.
 */
export const lateCars = (now: Date) => sql`
  select a.car_id, t.id as trip_id, t.ends_at from trip t
  join assignment a on a.trip_id = t.id and a.released_at is null and upper(a.planned) >= t.ends_at
  where t.status = 'underway' and t.departed_by is distinct from 'clock' and t.ends_at <= ${now}`;

/** Of a trip `t`: that the car it is to leave with is still out with another. */
export const waitsForLateCar = (now: Date) => sql`exists (
  select from (${lateCars(now)}) late
  join assignment a on a.car_id = late.car_id and a.trip_id = t.id and a.released_at is null
  where late.trip_id <> t.id)`;
