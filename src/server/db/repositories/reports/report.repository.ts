import { sql, type RawBuilder } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Amounts } from '#domain/reports/amounts';
import type { ReportFilter } from '#domain/reports/filter';
import type { Period } from '#domain/reports/period';
import type { Service } from '#domain/reports/service-days';
import type { Db } from '../../client';
import { readRow, readRows } from '../../sql';
import { sumsOf, useOf } from '../../rows/reports/fact-amount';
import { momentsOf, type Moment } from '../../rows/reports/peak-moments';
import { choosesPeople, whereFacts } from '../../rows/reports/where-facts';
import {
  daysAnswer,
  isWhole,
  keyOf,
  wholeDays,
  type Dimension,
} from '../../rows/reports/whole-days';

type Scope = { kind: KindId; filter: ReportFilter; service: Service };

type Group = { key: string | null; amounts: Amounts };

export type CarGroup = Group & { bucket: number; providerId: string | null };

/** The sums by day where they can answer, else the rows themselves. */
const reading = ({ kind, filter, service }: Scope, dimension: Dimension) =>
  daysAnswer(filter, dimension)
    ? {
        from: wholeDays(kind, filter, dimension),
        key: sql`f.key`,
        sums: sumsOf(filter.basis, sql<number>`f.car_use`),
      }
    : {
        from: sql`report_fact f
          ${dimension === 'department' ? sql`left join person p on p.id = f.person_id` : sql``}
          where ${whereFacts(kind, filter)}`,
        key: sql`${sql.ref(keyOf[dimension])}`,
        sums: sumsOf(filter.basis, useOf(service)),
      };

/** One row for each use of a car, whoever of its passengers was chosen. */
const usesIn = (kind: KindId, filter: ReportFilter): RawBuilder<unknown> => {
  const [once, counted] = choosesPeople(filter)
    ? [sql`distinct on (f.assignment_id, f.day)`, sql``]
    : [sql``, sql`and f.lead`];
  return sql`
    select ${once} f.day, f.use_from, f.use_to from report_fact f
    where ${whereFacts(kind, filter)} and f.use_to > f.use_from ${counted}`;
};

export const reportRepository = (db: Db) => ({
  /** By part of the period, car and provider: small enough that totals, charts and the heat map are added up from it. */
  byCar: async (scope: Scope, buckets: readonly Period[]): Promise<CarGroup[]> => {
    const starts = buckets.map(({ from }) => from);
    const { from, key, sums } = reading(scope, 'car');
    const rows = await readRows(db)<Amounts & Omit<CarGroup, 'amounts'>>`
      select width_bucket(f.day, ${starts}::date[]) - 1 as bucket, ${key} as key, f.provider_id as "providerId", ${sums}
      from ${from}
      group by 1, 2, 3`;
    return rows.map(({ bucket, key: carId, providerId, ...amounts }) => ({
      bucket,
      key: carId,
      providerId,
      amounts,
    }));
  },

  by: async (scope: Scope, dimension: Exclude<Dimension, 'car'>): Promise<Group[]> => {
    const { from, key, sums } = reading(scope, dimension);
    const rows = await readRows(db)<Amounts & { key: string | null }>`
      select ${key} as key, ${sums} from ${from} group by 1`;
    return rows.map(({ key: id, ...amounts }) => ({ key: id, amounts }));
  },

  total: async (scope: Scope): Promise<Amounts> => {
    const { from, sums } = reading(scope, 'car');
    const row = await readRow(db)<Amounts>`select ${sums} from ${from}`;
    return row!;
  },

  /** Of each quarter of the day the fullest minute of all days, the earliest of several. */
  peaks: async (kind: KindId, filter: ReportFilter): Promise<Moment[]> => {
    const moments = isWhole(filter)
      ? sql`select quarter, cars, day, minute from report_peak
          where kind = ${kind} and day between ${filter.from}::date and ${filter.to}::date`
      : momentsOf(usesIn(kind, filter));
    return readRows(db)<Moment>`
      select distinct on (quarter) quarter, cars, day, minute from (${moments}) moments
      order by quarter, cars desc, day, minute`;
  },
});
