import { sql } from 'kysely';
import { iso } from '../../sql';

/** So long what drivers said of a car stands on its page, where it can be dealt with, and counts. */
export const TROUBLE_DAYS = 30;

/**
 * Of a car, what its driver said last by which it cannot go on; null once somebody dealt with it or it is back from the
 * workshop. The argument is its name in the query.
 */
export const carStands = (car: string, now: Date) => sql`(
  select jsonb_build_object('at', ${iso('m.at')}, 'text', m.details ->> 'text')
  from standing_mark m
  where m.car_id = ${sql.ref(`${car}.id`)} and m.action = 'trouble'
    and (m.details -> 'canDrive')::boolean is false
    and m.at > ${now}::timestamptz - ${TROUBLE_DAYS} * interval '1 day'
    and not exists (select from settled_trouble s where s.mark_id = m.id)
    and not exists (select from car_blackout b where b.trouble_id = m.id and b.cancelled_at is null
      and upper(b.period) <= ${now}::timestamptz)
  order by m.at desc limit 1)`;
