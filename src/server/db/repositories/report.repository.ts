import { sql } from 'kysely';
import type { KindId } from '#domain/booking/kind-id';
import { amountKeys, type Amounts } from '#domain/reports/amounts';
import type { ReportFilter } from '#domain/reports/filter';
import type { Period } from '#domain/reports/period';
import type { Service } from '#domain/reports/service-days';
import type { Db } from '../client';
import { sumsOf } from '../report-rows/fact-amount';
import { choosesPeople, whereFacts } from '../report-rows/where-facts';

type Asked = { kind: KindId; filter: ReportFilter; service: Service };

type Group = { amounts: Amounts };

export type CarGroup = Group & { bucket: number; carId: string | null; providerId: string | null };
export type PeopleGroup = Group & { costCentreId: string | null; departmentId: string | null };
export type DriverGroup = Group & { driverId: string | null };

/** The fullest moment of a quarter of an hour, over all days of the period. */
export type Peak = { quarter: number; cars: number; day: string; minute: number };

const DAY_MINUTES = 24 * 60;
const QUARTER = 15;

const amountsIn = (row: Amounts): Amounts => {
  const amounts: Partial<Amounts> = {};
  for (const key of amountKeys) amounts[key] = row[key];
  return amounts as Amounts;
};

export const reportRepository = (db: Db) => ({
  /** By part of the period, car and provider: small enough that totals, charts and the heat map are added up from it. */
  byCar: async ({ kind, filter, service }: Asked, buckets: readonly Period[]) => {
    const starts = buckets.map(({ from }) => from);
    const { rows } = await sql<Amounts & Omit<CarGroup, 'amounts'>>`
      select width_bucket(f.day, ${starts}::date[]) - 1 as bucket, f.car_id as "carId",
        f.provider_id as "providerId", ${sumsOf(filter.basis, service)}
      from report_fact f
      where ${whereFacts(kind, filter)}
      group by 1, 2, 3`.execute(db);
    return rows.map(({ bucket, carId, providerId, ...row }): CarGroup => ({
      bucket,
      carId,
      providerId,
      amounts: amountsIn(row),
    }));
  },

  byPeople: async ({ kind, filter, service }: Asked): Promise<PeopleGroup[]> => {
    const { rows } = await sql<Amounts & Omit<PeopleGroup, 'amounts'>>`
      select f.cost_centre_id as "costCentreId", p.department_id as "departmentId",
        ${sumsOf(filter.basis, service)}
      from report_fact f left join person p on p.id = f.person_id
      where ${whereFacts(kind, filter)}
      group by 1, 2`.execute(db);
    return rows.map(({ costCentreId, departmentId, ...row }) => ({
      costCentreId,
      departmentId,
      amounts: amountsIn(row),
    }));
  },

  byDriver: async ({ kind, filter, service }: Asked): Promise<DriverGroup[]> => {
    const { rows } = await sql<Amounts & Omit<DriverGroup, 'amounts'>>`
      select f.driver_id as "driverId", ${sumsOf(filter.basis, service)}
      from report_fact f
      where ${whereFacts(kind, filter)}
      group by 1`.execute(db);
    return rows.map(({ driverId, ...row }) => ({ driverId, amounts: amountsIn(row) }));
  },

  total: async ({ kind, filter, service }: Asked): Promise<Amounts> => {
    const { rows } = await sql<Amounts>`
      select ${sumsOf(filter.basis, service)} from report_fact f
      where ${whereFacts(kind, filter)}`.execute(db);
    return amountsIn(rows[0]!);
  },

  /** Cars out at the same time, minute by minute; of each quarter of the day its fullest minute, the earliest of several. */
  peaks: async ({ kind, filter }: Pick<Asked, 'kind' | 'filter'>): Promise<Peak[]> => {
    const once = choosesPeople(filter) ? sql`distinct on (f.assignment_id, f.day)` : sql``;
    const counted = choosesPeople(filter) ? sql`` : sql`and f.lead`;
    const { rows } = await sql<Peak>`
      with used as materialized (
        select ${once} (f.day - ${filter.from}::date) * ${DAY_MINUTES}::integer as midnight, f.use_from, f.use_to
        from report_fact f
        where ${whereFacts(kind, filter)} and f.use_to > f.use_from ${counted}
      ), change as (
        select minute, sum(cars) as cars
        from (
          select midnight + use_from as minute, 1 as cars from used
          union all select midnight + use_to, -1 from used
        ) changes
        group by minute
      ), level as (
        select minute, lead(minute) over (order by minute) as until, sum(cars) over (order by minute) as cars
        from change
      ), moment as (
        select quarter, level.cars::integer as cars,
          greatest(level.minute, quarter * ${QUARTER}::integer) as minute
        from level
        cross join lateral generate_series(
          level.minute / ${QUARTER}::integer, (level.until - 1) / ${QUARTER}::integer
        ) quarter
        where level.cars > 0
      )
      select distinct on (1) quarter % ${DAY_MINUTES / QUARTER}::integer as quarter, cars,
        (${filter.from}::date + minute / ${DAY_MINUTES}::integer) as day,
        minute % ${DAY_MINUTES}::integer as minute
      from moment
      order by 1, cars desc, moment.minute`.execute(db);
    return rows;
  },
});
