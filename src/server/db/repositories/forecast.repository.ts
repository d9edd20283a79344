import { sql } from 'kysely';
import type { Forecast } from '#contract/booking-options';
import type { KindId } from '#domain/booking/kind-id';
import { vehicleClasses } from '#domain/booking/vehicle-class';
import { addMinutes, type Instant } from '#domain/dates/bangkok-time';
import type { Db } from '../client';

export const stepMinutes = 15;

type Wanted = { kind: KindId; startsAt: Instant; days: number };

/** The steps that a period touches, by number from 0. */
const stepsOf = (period: string, startsAt: Instant) => sql`generate_series(
  floor(extract(epoch from lower(${sql.raw(period)}) - ${startsAt}::timestamptz) / ${stepMinutes * 60})::integer,
  ceil(extract(epoch from upper(${sql.raw(period)}) - ${startsAt}::timestamptz) / ${stepMinutes * 60})::integer - 1
)`;

/**
 * Reads the claims of the kind's own cars and the bookings that still need one, each by the index that ends at the
 * window. The clock lets nothing stay approved after its time, so the second never grows with history.
 */
export const forecastStatement = ({ kind, startsAt, days }: Wanted) => {
  const window = sql`tstzrange(${startsAt}::timestamptz, ${addMinutes(startsAt, days * 24 * 60)}::timestamptz)`;
  return sql<Forecast['classes'][number]>`
    with rules as (
      select site_id, make_interval(mins => buffer_minutes) as buffer from kind where id = ${kind}
    ), own_car as materialized (
      select car.id, car.class, car.seats
      from rules
      join car on car.site_id = rules.site_id
      join car_kind on car_kind.car_id = car.id and car_kind.kind = ${kind}
      where car.status = 'available' and car.class = any (${vehicleClasses})
    ), class as (
      select class, count(*)::integer as total, max(seats) as seats from own_car group by class
    ), claimed as (
      select class, step, count(distinct id) as cars
      from (
        select own_car.id, own_car.class, car_claim.period * ${window} as period
        from own_car
        join car_claim on car_claim.car_id = own_car.id and car_claim.period && ${window}
      ) taken
      cross join lateral ${stepsOf('taken.period', startsAt)} as step
      group by class, step
    ), wanting as (
      -- Bookings that share a trip need one car; one that chose its car has claimed it already.
      select coalesce(booking.trip_id, booking.id) as id,
        coalesce(booking.class, (
          select class.class from class where class.seats >= booking.seats
          order by class.seats, class.class limit 1
        )) as class,
        tstzrange(booking.starts_at, booking.ends_at + rules.buffer) * ${window} as period
      from booking cross join rules
      where booking.kind = ${kind} and booking.status = 'approved' and booking.chosen_car_id is null
        and booking.starts_at < upper(${window})
        and booking.ends_at > lower(${window}) - rules.buffer
        and not exists (
          select from assignment
          where assignment.trip_id = booking.trip_id and assignment.released_at is null
        )
    ), wanted as (
      select class, step, count(distinct id) as cars
      from wanting
      cross join lateral ${stepsOf('wanting.period', startsAt)} as step
      group by class, step
    )
    select class.class, class.total,
      array_agg(
        greatest(0, class.total - coalesce(claimed.cars, 0) - coalesce(wanted.cars, 0))::integer
        order by step
      ) as free
    from class
    cross join generate_series(0, ${(days * 24 * 60) / stepMinutes - 1}::integer) as step
    left join claimed using (class, step)
    left join wanted using (class, step)
    group by class.class, class.total, class.seats
    order by class.seats, class.class`;
};

export const forecastRepository = (db: Db) => ({
  read: async (wanted: Wanted): Promise<Forecast['classes']> =>
    (await forecastStatement(wanted).execute(db)).rows,
});
