import { sql, type RawBuilder } from 'kysely';
import type { KindId } from '#domain/booking/kind-id';
import { addDays, atMinute } from '#domain/dates/bangkok-time';
import { NONE } from '#domain/reports/filter';
import type { SatisfactionFilter } from '#domain/reports/satisfaction';

const isOrNone = (column: RawBuilder<unknown>, wanted: string | undefined) => {
  if (wanted === undefined) return [];
  return [wanted === NONE ? sql`${column} is null` : sql`${column} = ${wanted}`];
};

type Wanted = {
  /** Also which car, driver and provider it was; a filter by one of them asks for it anyway. */
  withCar: boolean;
};

const needsCar = ({ provider, car, driver }: SatisfactionFilter, { withCar }: Wanted) =>
  withCar || provider !== undefined || car !== undefined || driver !== undefined;

const bookingsOf = (kind: KindId, { from, to }: SatisfactionFilter) => sql`
  b.kind = ${kind} and b.status = 'completed'
  and b.starts_at >= ${atMinute(from, 0)}::timestamptz
  and b.starts_at < ${atMinute(addDays(to, 1), 0)}::timestamptz`;

/** The last car and driver that each trip had: whoever brought the people there. At once, not trip by trip. */
const lastCars = (kind: KindId, filter: SatisfactionFilter) => sql`
  select distinct on (assignment.trip_id) assignment.trip_id, car_id, driver_id, provider_id
  from booking b
  join assignment on assignment.trip_id = b.trip_id and released_at is null
  join car on car.id = car_id
  where ${bookingsOf(kind, filter)}
  order by assignment.trip_id, upper(planned) desc, assignment.id desc`;

/**
 * The one reading by which figures, charts, comments and exports see who rode and what they said: a person on a
 * completed booking is a ride, and those who did not come are none.
 */
export const ridesOf = (
  kind: KindId,
  filter: SatisfactionFilter,
  wanted: Wanted,
): RawBuilder<unknown> => {
  const provider = sql`coalesce(t.provider_id, a.provider_id)`;
  const hasCar = needsCar(filter, wanted);
  const conditions = sql.join(
    [
      bookingsOf(kind, filter),
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
      ${hasCar ? sql`a.car_id, a.driver_id, ${provider} as provider_id,` : sql``}
      r.id as rating_id, r.overall, r.reason, r.comment,
      case when r.id is not null then
        least(r.overall, (select min(score) from rating_item where rating_id = r.id))
      end as worst
    from booking b
    join passenger p
      on p.booking_id = b.id and p.person_id is not null and p.attended is not false
    ${
      hasCar
        ? sql`join trip t on t.id = b.trip_id
          left join (${lastCars(kind, filter)}) a on a.trip_id = b.trip_id`
        : sql``
    }
    left join rating r on r.passenger_id = p.id
    where ${conditions}`;
};
