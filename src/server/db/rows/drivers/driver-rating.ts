import { sql, type RawBuilder } from 'kysely';
import { addDays, dayOf } from '#domain/dates/bangkok-time';

/** Enough answers that nobody can be guessed from the mean. */
const FEWEST_RATINGS = 5;
const RATED_DAYS = 90;

/** Rides as the satisfaction summary keeps them: of who drove, whoever was to drive before. */
const rated = (now: Date) => sql`
  from report_ride where overall is not null and day > ${addDays(dayOf(now), -RATED_DAYS)}`;

/** What passengers of the last three months gave on average; the argument is the driver's table in the query. */
export const driverRating = (driver: string, now: Date): RawBuilder<number | null> =>
  sql<number | null>`(select round(avg(overall), 1)::float8 ${rated(now)}
    and driver_id = ${sql.ref(`${driver}.id`)} having count(*) >= ${FEWEST_RATINGS})`;

/** The same of all drivers at once, for putting them in order: once over the rides, not once a driver. */
export const driverRatings = (now: Date): RawBuilder<{ driverId: string; mean: string }> =>
  sql<{
    driverId: string;
    mean: string;
  }>`(select driver_id, round(sum(overall)::numeric / count(*), 1) as mean ${rated(now)}
    and driver_id is not null group by driver_id having count(*) >= ${FEWEST_RATINGS})`;
