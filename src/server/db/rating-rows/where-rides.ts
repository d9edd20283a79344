import { sql, type RawBuilder } from 'kysely';
import type { KindId } from '#domain/booking/kind-id';
import { addDays, atMinute } from '#domain/dates/bangkok-time';
import { NONE } from '#domain/reports/filter';
import type { SatisfactionFilter } from '#domain/reports/satisfaction';

const isOrNone = (column: RawBuilder<unknown>, wanted: string | undefined) => {
  if (wanted === undefined) return [];
  return [wanted === NONE ? sql`${column} is null` : sql`${column} = ${wanted}`];
};

/** The last car and driver that a trip had: whoever brought the people there. */
const lastAssignment = sql`
  select car_id, driver_id from assignment
  where assignment.trip_id = t.id and released_at is null
  order by upper(planned) desc, id desc limit 1`;

/**
 * The one reading by which figures, charts, comments and exports see who rode and what they said: a person on a
 * completed booking is a ride, and those who did not come are none.
 */
export const ridesOf = (kind: KindId, filter: SatisfactionFilter): RawBuilder<unknown> => {
  const provider = sql`coalesce(t.provider_id, c.provider_id)`;
  const conditions = sql.join(
    [
      sql`b.kind = ${kind} and b.status = 'completed'`,
      sql`b.starts_at >= ${atMinute(filter.from, 0)}::timestamptz`,
      sql`b.starts_at < ${atMinute(addDays(filter.to, 1), 0)}::timestamptz`,
      ...isOrNone(provider, filter.provider),
      ...isOrNone(sql`a.car_id`, filter.car),
      ...isOrNone(sql`a.driver_id`, filter.driver),
      ...(filter.site === undefined
        ? []
        : [sql`p.person_id in (select id from person where site_id = ${filter.site})`]),
    ],
    sql` and `,
  );
  return sql`
    select p.id, b.starts_at, (b.starts_at at time zone 'Asia/Bangkok')::date as day,
      a.car_id, a.driver_id, ${provider} as provider_id,
      r.id as rating_id, r.overall, r.reason, r.comment,
      least(r.overall, (select min(score) from rating_item where rating_id = r.id)) as worst
    from booking b
    join trip t on t.id = b.trip_id
    join passenger p
      on p.booking_id = b.id and p.person_id is not null and p.attended is not false
    left join lateral (${lastAssignment}) a on true
    left join car c on c.id = a.car_id
    left join rating r on r.passenger_id = p.id
    where ${conditions}`;
};
