import { sql } from 'kysely';
import type { Db } from '../../client';
import { readRow } from '../../sql';

const owners = { carBlackout: 'carId', driverLeave: 'driverId' } as const;

type Absence = { version: number; type: string; from: Date; until: Date | null };

/** A time at which a car is out, or a driver away, that comes to its end. */
export const absenceRepository = (db: Db, table: keyof typeof owners) => ({
  lock: ({ id, ofId }: { id: string; ofId: string }) => readRow(db)<Absence>`
      select version, type, lower(period) as from, upper(period) as until
      from ${sql.table(table)}
      where id = ${id} and ${sql.ref(owners[table])} = ${ofId} and cancelled_at is null
      for no key update`,

  /** What has begun ends now; what has not never was. */
  end: (id: string, now: Date) =>
    sql`update ${sql.table(table)} set
        cancelled_at = case when lower(period) >= ${now}::timestamptz then ${now}::timestamptz end,
        period = case when lower(period) < ${now}::timestamptz
          then tstzrange(lower(period), ${now}::timestamptz) else period end
      where id = ${id}`.execute(db),
});
