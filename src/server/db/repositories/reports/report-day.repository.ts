import { sql, type RawBuilder } from 'kysely';
import type { KindId } from '#kinds/registry';
import { storedKeys } from '#domain/reports/amounts';
import type { Service } from '#domain/reports/service-days';
import type { Db } from '../../client';
import { readRows } from '../../sql';
import { ridesBy } from '../../rows/ratings/where-rides';
import { useOf } from '../../rows/reports/fact-amount';
import { momentsOf } from '../../rows/reports/peak-moments';
import { dimensions, keyOf, type Dimension } from '../../rows/reports/whole-days';

/** Days in one transaction. */
const BATCH = 40;

export type StaleDays = { kind: KindId; days: string[] };

export const reportDayRepository = (db: Db) => ({
  hasStale: async (): Promise<boolean> => {
    const rows = await readRows(db)`select from report_stale_day limit 1`;
    return rows.length > 0;
  },

  /** Within a transaction that holds the lock of the reports: some days of one kind, off the list. */
  takeStale: async (): Promise<StaleDays | undefined> => {
    const rows = await readRows(db)<{ kind: KindId; day: string }>`
      with chosen as (
        select distinct kind, day from report_stale_day
        where kind = (select kind from report_stale_day limit 1) limit ${BATCH}
      ), taken as (
        delete from report_stale_day s using chosen c where s.kind = c.kind and s.day = c.day
      )
      select kind, day from chosen order by day`;
    const [first] = rows;
    return first && { kind: first.kind, days: rows.map(({ day }) => day) };
  },

  replace: async ({ kind, days }: StaleDays, service: Service): Promise<void> => {
    const ofDays = (table: string): RawBuilder<unknown> =>
      sql`${sql.ref(`${table}.kind`)} = ${kind} and ${sql.ref(`${table}.day`)} = any (${days}::date[])`;
    await sql`delete from report_day where ${ofDays('report_day')}`.execute(db);
    await sql`delete from report_peak where ${ofDays('report_peak')}`.execute(db);
    const addDimension = (dimension: Dimension) =>
      sql`
        insert into report_day
        select f.kind, f.day, ${dimension}, ${sql.ref(keyOf[dimension])}, f.provider_id,
          ${sql.join(storedKeys.map((key) => sql`sum(${sql.ref(`f.${key}`)})`))}, sum(${useOf(service)}), p.site_id
        from report_fact f left join person p on p.id = f.person_id
        where ${ofDays('f')}
        group by f.kind, f.day, ${sql.ref(keyOf[dimension])}, f.provider_id, p.site_id`.execute(db);
    for (const dimension of dimensions) await addDimension(dimension);
    const uses = sql`
      select f.day, f.use_from, f.use_to from report_fact f
      where ${ofDays('f')} and f.lead and f.use_to > f.use_from`;
    await sql`
      insert into report_peak
      select distinct on (day, quarter) ${kind}, day, quarter, cars, minute
      from (${momentsOf(uses)}) moments
      order by day, quarter, cars desc, minute`.execute(db);
  },

  /** The sums of the rides of these days. */
  replaceRides: async ({ kind, days }: StaleDays): Promise<void> => {
    await sql`
      delete from report_ride_day where kind = ${kind} and day = any (${days}::date[])`.execute(db);
    for (const dimension of ['car', 'driver', 'item'] as const) {
      const { key, join, counts } = ridesBy[dimension];
      const isItem = dimension === 'item';
      await sql`
        insert into report_ride_day
        select f.kind, f.day, ${dimension}, ${isItem ? sql`null` : key}, ${isItem ? key : sql`null`},
          p.site_id, f.provider_id, ${counts}
        from report_ride f join person p on p.id = f.person_id ${join}
        where f.kind = ${kind} and f.day = any (${days}::date[])
        group by f.kind, f.day, ${key}, p.site_id, f.provider_id`.execute(db);
    }
  },
});
