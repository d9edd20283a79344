import { sql, type RawBuilder } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { ReportFilter } from '#domain/reports/filter';
import { isOrNone } from './where-facts';

/** By what the sums of a day are kept. */
export const dimensions = ['car', 'cost_centre', 'department', 'driver'] as const;

export type Dimension = (typeof dimensions)[number];

/** Where `report_fact f`, joined to the traveller `p`, has the key of a dimension. */
export const keyOf: Readonly<Record<Dimension, string>> = {
  car: 'f.car_id',
  cost_centre: 'f.cost_centre_id',
  department: 'p.department_id',
  driver: 'f.driver_id',
};

const filteredBy = ({ from: _from, to: _to, basis: _basis, ...filters }: ReportFilter): string[] =>
  Object.entries(filters).flatMap(([name, wanted]) => (wanted === undefined ? [] : [name]));

/** Whether the sums of days can answer: nothing is filtered out, or only what they are kept by. */
export const daysAnswer = (filter: ReportFilter, dimension: Dimension): boolean =>
  filteredBy(filter).every(
    (name) => name === 'site' || name === 'provider' || (name === 'car' && dimension === 'car'),
  );

export const isWhole = (filter: ReportFilter): boolean => filteredBy(filter).length === 0;

export const wholeDays = (
  kind: KindId,
  { from, to, car, provider, site }: ReportFilter,
  dimension: Dimension,
): RawBuilder<unknown> => sql`
  report_day f
  where ${sql.join(
    [
      sql`f.kind = ${kind} and f.dimension = ${dimension}`,
      sql`f.day between ${from}::date and ${to}::date`,
      ...isOrNone('f.key', car),
      ...isOrNone('f.provider_id', provider),
      ...isOrNone('f.site_id', site),
    ],
    sql` and `,
  )}`;
