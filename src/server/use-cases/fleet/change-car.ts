import type { CarBody } from '#contract/fleet';
import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carReleaseRepository } from '../../db/repositories/car-release.repository';
import { carRepository, type StoredCar } from '../../db/repositories/car.repository';
import { tell } from '../bookings/tell';
import { differenceOf } from '../difference-of';
import { judgeCar } from './judge-car';
import { openCar } from './open-car';
import { showCar } from './show-car';

const sorted = ({ kinds, ...car }: Omit<CarBody, 'odometer'>) => ({
  ...car,
  kinds: kinds.toSorted(),
});

export const changeCar: UseCase<'changeCar'> = async (call) => {
  const { actor, params, body, db, now } = call;
  if (!can(actor, 'fleet:write', params)) return refuse('not_allowed');
  const opened = await openCar(call);
  if (!opened.ok) return opened;
  const stored: StoredCar = opened.value;
  const { odometer, ...car } = body;
  const sells =
    car.seats < stored.seats &&
    (await carReleaseRepository(db).carriesMore(params.id, car.seats, now));
  const fields = {
    ...(await judgeCar(body, stored, call)),
    ...(odometer !== null && { odometer: 'invalid' }),
    ...(sells && { seats: 'seats_sold' }),
  };
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  await carRepository(db).update(params.id, car);
  const difference = differenceOf(stored, sorted(car));
  await tell(
    { subject: 'car', id: params.id, by: actor.personId, action: 'change', ...difference },
    call,
  );
  // It may no longer serve this kind; whoever changed it still sees what became of it.
  const shown = car.kinds.includes(params.kind) ? params.kind : (car.kinds[0] ?? params.kind);
  return showCar(params.id, shown, call);
};
