import { sql } from 'kysely';

/** Cars that somebody drives themselves, not back at the end of their trip: few, found among the trips that are open. */
export const lateCars = (now: Date) => sql`
  select a.car_id, t.id as trip_id, t.ends_at from trip t
  join assignment a on a.trip_id = t.id and a.released_at is null and upper(a.planned) >= t.ends_at
  where t.status = 'underway' and not t.with_driver and t.ends_at <= ${now}`;
