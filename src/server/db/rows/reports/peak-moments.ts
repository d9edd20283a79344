import { sql, type RawBuilder } from 'kysely';

const DAY_MINUTES = 24 * 60;
const QUARTER = 15;

export type Moment = { quarter: number; cars: number; day: string; minute: number };

/**
 * Every quarter of an hour in which the number of cars out at once changed or stayed above none, with that number and
 * the minute of the day from which it held. `uses` gives `day`, `use_from` and `use_to` of each car's use, once.
 */
export const momentsOf = (uses: RawBuilder<unknown>): RawBuilder<Moment> => sql<Moment>`
  with used as materialized (
    select (day - date '2000-01-01') * ${DAY_MINUTES}::integer as midnight, use_from, use_to from (${uses}) uses
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
  )
  select (quarter % ${DAY_MINUTES / QUARTER}::integer)::integer as quarter, level.cars::integer as cars,
    date '2000-01-01' + (quarter / ${DAY_MINUTES / QUARTER}::integer)::integer as day,
    (greatest(level.minute, quarter * ${QUARTER}::integer) % ${DAY_MINUTES}::integer)::integer as minute
  from level
  cross join lateral generate_series(level.minute / ${QUARTER}::integer, (level.until - 1) / ${QUARTER}::integer) quarter
  where level.cars > 0`;
