import { sql, type RawBuilder } from 'kysely';

/** Enough answers that nobody can be guessed from the mean. */
const FEWEST_RATINGS = 5;
const RATED_DAYS = 90;

/** What passengers of the last three months gave on average; the argument is the driver's table in the query. */
export const driverRating = (driver: string, now: Date): RawBuilder<string | null> =>
  sql<string | null>`(select round(avg(rating.overall), 1)
    from assignment a join rating on rating.trip_id = a.trip_id
    where a.driver_id = ${sql.ref(`${driver}.id`)}
      -- Found by the driver's own index, however long they have been driving.
      and lower(a.planned) > ${now}::timestamptz - make_interval(days => ${2 * RATED_DAYS})
      and rating.at > ${now}::timestamptz - make_interval(days => ${RATED_DAYS})
    having count(*) >= ${FEWEST_RATINGS})`;

/** The same of all drivers at once, for putting them in order: once over the ratings, not once a driver. */
export const driverRatings = (now: Date): RawBuilder<{ driver_id: string; mean: string }> =>
  sql<{
    driver_id: string;
    mean: string;
  }>`(select a.driver_id, round(sum(rating.overall)::numeric / count(*), 1) as mean
    from rating join assignment a on a.trip_id = rating.trip_id
    where rating.at > ${now}::timestamptz - make_interval(days => ${RATED_DAYS})
      and a.driver_id is not null
    group by a.driver_id
    having count(*) >= ${FEWEST_RATINGS})`;
