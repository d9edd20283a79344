import { sql, type RawBuilder } from 'kysely';
import type { Shift } from '#domain/arranging/working-time';

/** Monday first; the argument is the driver's table in the query. */
export const driverShifts = (driver: string): RawBuilder<Shift[]> =>
  sql<Shift[]>`coalesce((select jsonb_agg(jsonb_build_object('weekday', s.weekday,
      'starts', to_char(s.starts, 'HH24:MI'), 'ends', to_char(s.ends, 'HH24:MI')) order by s.weekday)
    from driver_shift s where s.driver_id = ${sql.ref(`${driver}.id`)}), '[]')`;
