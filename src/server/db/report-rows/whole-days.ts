import { sql, type RawBuilder } from 'kysely';
import type { KindId } from '#domain/booking/kind-id';
import type { Period } from '#domain/reports/period';

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

export const wholeDays = (
  kind: KindId,
  { from, to }: Period,
  dimension: Dimension,
): RawBuilder<unknown> => sql`
  report_day f
  where f.kind = ${kind} and f.dimension = ${dimension} and f.day between ${from}::date and ${to}::date`;
