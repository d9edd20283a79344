import type { CarBody } from '#contract/fleet';
import { refuse } from '#domain/refusal';
import { kindsLost } from '#kinds/kinds-lost';
import type { UseCase } from '../../call';
import { carReleaseRepository } from '../../db/repositories/fleet/car-release.repository';
import { carRepository, type StoredCar } from '../../db/repositories/fleet/car.repository';
import { tell } from '../tell';
import { differenceOf } from '../difference-of';
import { judgeCar } from './judge-car';
import { openCar } from './open-car';
import { showCar } from './show-car';
import { freeCar, lockBroken } from './take-out';

const sorted = ({ kinds, ...car }: Omit<CarBody, 'odometer'>) => ({
  ...car,
  kinds: kinds.toSorted(),
});

const servingOf = ({ kinds, siteId }: Pick<StoredCar, 'kinds' | 'siteId'>) => ({
  kinds,
  sites: [siteId],
});

export const changeCar: UseCase<'changeCar'> = async (call) => {
  const { params, db, now, language } = call;
  const { releases, ...body } = call.body;
  const { odometer, ...car } = body;
  const { id, kind } = params;
  const read = await carRepository(db).find(id, kind, { language, now });
  const time = {
    from: now.toISOString(),
    until: null,
    kinds: read === undefined ? [] : kindsLost(servingOf(read), servingOf(car)),
  };
  if (time.kinds.length > 0) await lockBroken(id, time, call);
  const opened = await openCar(call);
  if (!opened.ok) return opened;
  const stored: StoredCar = opened.value;
  const sells =
    car.seats < stored.seats && (await carReleaseRepository(db).carriesMore(id, car.seats, now));
  const fields = {
    ...(await judgeCar(body, stored, call)),
    ...(odometer !== null && { odometer: 'invalid' }),
    ...(sells && { seats: 'seats_sold' }),
  };
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  if (time.kinds.length > 0) {
    const freed = await freeCar(id, time, { releases, reason: null }, call);
    if (!freed.ok) return freed;
  }
  await carRepository(db).update(id, car);
  const difference = differenceOf(stored, sorted(car));
  await tell({ subject: 'car', id, action: 'change', ...difference }, call);
  // It may no longer serve this kind; whoever changed it still sees what became of it.
  const shown = car.kinds.includes(kind) ? kind : (car.kinds[0] ?? kind);
  return showCar(id, shown, call);
};
