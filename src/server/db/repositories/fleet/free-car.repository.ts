import { sql } from 'kysely';
import type { FreeCars } from '#contract/booking-options';
import type { KindId } from '#kinds/registry';
import { vehicleClasses, type VehicleClass } from '#domain/booking/vehicle-class';
import type { Instant } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';
import { isOwnClaim } from '../../rows/fleet/own-claim';

type Period = { startsAt: Instant; endsAt: Instant };

export const freeCarRepository = (db: Db) => ({
  /** Cars of the kind that nothing claims in the period and its buffer, and whose papers outlast it. */
  list: (
    kind: KindId,
    { startsAt, endsAt }: Period,
    changing: string | null = null,
  ): Promise<FreeCars> =>
    db
      .selectFrom('car')
      .innerJoin('carKind', 'carKind.carId', 'car.id')
      .innerJoin('kind', 'kind.id', 'carKind.kind')
      .select([
        'car.id',
        'car.plate',
        sql<string>`btrim(car.brand || ' ' || car.model)`.as('description'),
        sql<VehicleClass>`car.class`.as('class'),
        'car.seats',
      ])
      .where('carKind.kind', '=', kind)
      .whereRef('car.siteId', '=', 'kind.siteId')
      .where('car.status', '=', 'available')
      .where('car.class', 'in', vehicleClasses)
      .where(
        sql<boolean>`not exists (
          select from car_claim
          where car_claim.car_id = car.id and car_claim.period && tstzrange(
            ${startsAt}::timestamptz,
            ${endsAt}::timestamptz + make_interval(mins => kind.buffer_minutes)
          ) and ${isOwnClaim(changing)} is not true
        )`,
      )
      .where(
        sql<boolean>`not exists (
          select from car_document
          where car_document.car_id = car.id
            and car_document.type in ('compulsory_insurance', 'tax')
          group by car_document.type
          having max(expires_on) < (${endsAt}::timestamptz at time zone 'Asia/Bangkok')::date
        )`,
      )
      .orderBy('car.seats')
      .orderBy('car.class')
      .orderBy('car.plate')
      .orderBy('car.id')
      .execute(),
});
