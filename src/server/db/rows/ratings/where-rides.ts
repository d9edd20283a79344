import { sql, type RawBuilder } from 'kysely';
import type { KindId } from '#kinds/registry';
import { LOW, scores } from '#domain/rating/items';
import {
  rideCountKeys,
  type RideCounts,
  type SatisfactionFilter,
} from '#domain/reports/satisfaction';
import { isOrNone } from '../reports/where-facts';

const inPeriod = (kind: KindId, { from, to, provider }: SatisfactionFilter) => [
  sql`f.kind = ${kind}`,
  sql`f.day between ${from}::date and ${to}::date`,
  ...isOrNone('f.provider_id', provider),
];

/** The one condition by which figures, charts, comments and exports read `report_ride f`. */
export const whereRides = (kind: KindId, filter: SatisfactionFilter): RawBuilder<unknown> =>
  sql.join(
    [
      ...inPeriod(kind, filter),
      ...isOrNone('f.car_id', filter.car),
      ...isOrNone('f.driver_id', filter.driver),
      ...(filter.site === undefined
        ? []
        : [sql`f.person_id in (select id from person where site_id = ${filter.site})`]),
    ],
    sql` and `,
  );

/** By what the sums of a day are kept. */
export type RideDimension = 'car' | 'driver' | 'item';

const starsOf = (column: RawBuilder<unknown>, low: RawBuilder<unknown>) => sql`
  count(*)::integer as rides,
  ${sql.join(
    scores.map(
      (score) =>
        sql`(count(*) filter (where ${column} = ${score}))::integer as ${sql.ref(`stars${score}`)}`,
    ),
  )},
  (count(*) filter (where ${low} <= ${LOW}))::integer as low`;

/** Where `report_ride f`, joined to `rating_item i` for the items, is counted by a dimension, and how. */
export const ridesBy: Readonly<
  Record<
    RideDimension,
    { key: RawBuilder<string | null>; join: RawBuilder<unknown>; counts: RawBuilder<RideCounts> }
  >
> = {
  car: {
    key: sql`f.car_id`,
    join: sql``,
    counts: sql<RideCounts>`${starsOf(sql`f.overall`, sql`f.worst`)}`,
  },
  driver: {
    key: sql`f.driver_id`,
    join: sql``,
    counts: sql<RideCounts>`${starsOf(sql`f.overall`, sql`f.worst`)}`,
  },
  item: {
    key: sql`i.item`,
    join: sql`join rating_item i on i.rating_id = f.rating_id`,
    counts: sql<RideCounts>`${starsOf(sql`i.score`, sql`i.score`)}`,
  },
};

/** The sums by day where they can answer, else the rides themselves. */
export const ridesIn = (kind: KindId, filter: SatisfactionFilter, dimension: RideDimension) => {
  const { key, join, counts } = ridesBy[dimension];
  if (filter.car !== undefined || filter.driver !== undefined)
    return { key, counts, from: sql`report_ride f ${join} where ${whereRides(kind, filter)}` };
  const conditions = [
    ...inPeriod(kind, filter),
    sql`f.dimension = ${dimension}`,
    ...(filter.site === undefined ? [] : [sql`f.site_id = ${filter.site}`]),
  ];
  return {
    key: dimension === 'item' ? sql<string | null>`f.item` : sql<string | null>`f.key`,
    counts: sql<RideCounts>`${sql.join(
      rideCountKeys.map(
        (name) => sql`coalesce(sum(${sql.ref(`f.${name}`)}), 0)::integer as ${sql.ref(name)}`,
      ),
    )}`,
    from: sql`report_ride_day f where ${sql.join(conditions, sql` and `)}`,
  };
};
