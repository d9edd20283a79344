import { sql, type RawBuilder } from 'kysely';
import type { KindId } from '#kinds/registry';
import { NONE, type ReportFilter } from '#domain/reports/filter';

export const isOrNone = (column: string, wanted: string | undefined): RawBuilder<unknown>[] => {
  if (wanted === undefined) return [];
  return [wanted === NONE ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${wanted}`];
};

const ofPeople = (column: string, wanted: string | undefined): RawBuilder<unknown>[] => {
  if (wanted === undefined) return [];
  return wanted === NONE
    ? [
        sql`(f.person_id is null or f.person_id in (select id from person where ${sql.ref(column)} is null))`,
      ]
    : [sql`f.person_id in (select id from person where ${sql.ref(column)} = ${wanted})`];
};

/** The one condition by which figures, charts, drill-down and exports read `report_fact f`. */
export const whereFacts = (kind: KindId, filter: ReportFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`f.kind = ${kind}`,
      sql`f.day between ${filter.from}::date and ${filter.to}::date`,
      ...isOrNone('f.cost_centre_id', filter.costCentre),
      ...isOrNone('f.provider_id', filter.provider),
      ...isOrNone('f.car_id', filter.car),
      ...isOrNone('f.driver_id', filter.driver),
      ...ofPeople('department_id', filter.department),
      ...ofPeople('site_id', filter.site),
    ],
    sql` and `,
  );

/** These choose among the bookings of one trip, so that its car is no longer counted by its first row. */
export const choosesPeople = ({ site, department, costCentre }: ReportFilter): boolean =>
  site !== undefined || department !== undefined || costCentre !== undefined;
