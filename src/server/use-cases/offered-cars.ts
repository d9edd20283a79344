import type { FreeCars } from '#contract/booking-options';
import type { KindId } from '#kinds/registry';
import type { Instant } from '#domain/dates/bangkok-time';
import { leftByClass } from '#domain/fleet/free-cars';
import type { Db } from '../db/client';
import { forecastRepository } from '../db/repositories/fleet/forecast.repository';
import { freeCarRepository } from '../db/repositories/fleet/free-car.repository';

type Period = { startsAt: Instant; endsAt: Instant };

/** Free cars, as many of each class as the forecast says: the others are kept for what is approved already. */
export const offeredCars = async (
  kind: KindId,
  { startsAt, endsAt }: Period,
  db: Db,
  changing: string | null = null,
): Promise<FreeCars> => {
  const period = { startsAt, endsAt };
  const forecast = await forecastRepository(db).read({ kind, ...period, changing });
  const left = leftByClass(forecast, period);
  const offered = new Map<string, number>();
  const cars = await freeCarRepository(db).list(kind, period, changing);
  return cars.filter((car) => {
    const count = (offered.get(car.class) ?? 0) + 1;
    offered.set(car.class, count);
    return count <= (left?.get(car.class)?.free ?? 0);
  });
};
