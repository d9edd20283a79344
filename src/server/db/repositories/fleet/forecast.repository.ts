import { sql } from 'kysely';
import type { Forecast } from '#contract/booking-options';
import type { KindId } from '#kinds/registry';
import { vehicleClasses } from '#domain/booking/vehicle-class';
import type { Instant } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';
import { isOwnClaim } from '../../rows/fleet/own-claim';

/** Of a booking that is `changing`, what it holds itself is free. */
type Wanted = { kind: KindId; startsAt: Instant; endsAt: Instant; changing: string | null };

/** A period in whole minutes of the forecast: what is held for a part of a minute is held for all of it. */
const minutesIn = (period: string, startsAt: Instant) => sql`jsonb_build_array(
  floor(extract(epoch from lower(${sql.raw(period)}) - ${startsAt}::timestamptz) / 60)::integer,
  ceil(extract(epoch from upper(${sql.raw(period)}) - ${startsAt}::timestamptz) / 60)::integer
)`;

/**
 * Reads the claims of the kind's own cars and the bookings that still need one, each by the index that ends at the
 * window. The clock lets nothing stay approved after its time, so the second never grows with history.
 */
export const forecastStatement = ({ kind, startsAt, endsAt, changing }: Wanted) => sql<
  Pick<Forecast, 'bufferMinutes' | 'classes'>
>`
    with rules as materialized (
      select site_id, buffer_minutes, make_interval(mins => buffer_minutes) as buffer,
        tstzrange(
          ${startsAt}::timestamptz, ${endsAt}::timestamptz + make_interval(mins => buffer_minutes)
        ) as period
      from kind where id = ${kind}
    ), own_car as materialized (
      select car.id, car.class, car.seats
      from rules
      join car on car.site_id = rules.site_id
      join car_kind on car_kind.car_id = car.id and car_kind.kind = ${kind}
      where car.status = 'available' and car.class = any (${vehicleClasses})
    ), class as (
      select class, max(seats) as seats,
        jsonb_agg(
          jsonb_build_object('busy', coalesce(busy, '[]'), 'lastDay', last_day)
            || case when mine is null then '{}' else jsonb_build_object('mine', mine) end
        ) as cars
      from own_car
      left join lateral (
        select
          jsonb_agg(${minutesIn('taken.period', startsAt)} order by taken.period)
            filter (where not taken.is_mine) as busy,
          jsonb_agg(${minutesIn('taken.period', startsAt)} order by taken.period)
            filter (where taken.is_mine) as mine
        from (
          select car_claim.period * rules.period as period,
            ${isOwnClaim(changing)} is true as is_mine
          from rules
          join car_claim on car_claim.car_id = own_car.id and car_claim.period && rules.period
        ) taken
      ) claimed on true
      left join lateral (
        select min(latest)::text as last_day
        from (
          select max(expires_on) as latest from car_document
          where car_document.car_id = own_car.id
            and car_document.type in ('compulsory_insurance', 'tax')
          group by car_document.type
        ) paper
      ) papers on true
      group by class
    ), wanting as (
      -- Bookings that share a trip need one car; one that chose its car has claimed it already.
      select
        coalesce(min(booking.class), (
          select class.class from class where class.seats >= sum(booking.seats)
          order by class.seats, class.class limit 1
        )) as class,
        tstzrange(min(booking.starts_at), max(booking.ends_at) + rules.buffer) * rules.period as period
      from booking cross join rules
      where booking.kind = ${kind} and booking.status = 'approved' and booking.chosen_car_id is null
        and booking.id is distinct from ${changing}::uuid
        and booking.starts_at < upper(rules.period)
        and booking.ends_at > lower(rules.period) - rules.buffer
        and not exists (
          select from assignment
          where assignment.trip_id = booking.trip_id and assignment.released_at is null
        )
      group by coalesce(booking.trip_id, booking.id), rules.buffer, rules.period
    )
    select rules.buffer_minutes as "bufferMinutes", coalesce((
      select jsonb_agg(jsonb_build_object('class', class.class, 'cars', class.cars, 'wanted', coalesce((
        select jsonb_agg(${minutesIn('wanting.period', startsAt)} order by wanting.period)
        from wanting where wanting.class = class.class
      ), '[]')) order by class.seats, class.class)
      from class
    ), '[]') as classes
    from rules`;

export const forecastRepository = (db: Db) => ({
  read: async (wanted: Wanted): Promise<Forecast> => {
    const { rows } = await forecastStatement(wanted).execute(db);
    const { startsAt, endsAt } = wanted;
    return { startsAt, endsAt, bufferMinutes: 0, classes: [], ...rows[0] };
  },
});
