import type { CarBody } from '#contract/fleet';
import { done, refuse } from '#domain/refusal';
import { kindsLost } from '#kinds/kinds-lost';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { carReleaseRepository } from '../../db/repositories/fleet/car-release.repository';
import { carRepository, type StoredCar } from '../../db/repositories/fleet/car.repository';
import { differenceOf } from '../difference-of';
import { saveChange } from '../save-change';
import { tell } from '../tell';
import { judgeCar } from './judge-car';
import { openCar } from './open-car';
import { showCar } from './show-car';
import { freeCar, lockBroken } from './take-out';

export const listCars: UseCase<'listCars'> = async ({ params, query, language, db, now }) =>
  done(await carRepository(db).list(params.kind, query, { language, now }));

export const readCar: UseCase<'readCar'> = async (call) => {
  const { params } = call;
  return showCar(params.id, params.kind, call);
};

export const readCarAtHand: UseCase<'readCarAtHand'> = async (call) => {
  const { actor, params, language, db, now } = call;
  const at = { me: actor.personId, language, now };
  const car = await carPartRepository(db).atHand(params.id, at);
  return car ? done(car) : refuse('not_found');
};

export const readFleetOptions: UseCase<'readFleetOptions'> = async ({ params, language, db }) =>
  done(await carPartRepository(db).options(params.kind, language));

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
  const difference = differenceOf(stored, sorted(car));
  await saveChange(call, { subject: 'car', id, action: 'change', ...difference }, () =>
    carRepository(db).update(id, car),
  );
  // It may no longer serve this kind; whoever changed it still sees what became of it.
  const shown = car.kinds.includes(kind) ? kind : (car.kinds[0] ?? kind);
  return showCar(id, shown, call);
};

export const checkCar: UseCase<'checkCar'> = async (call) => {
  const { id, kind } = call.params;
  const opened = await openCar(call);
  if (!opened.ok) return opened;
  if (opened.value.isChecked) return refuse('not_now');
  await carRepository(call.db).setChecked(id);
  await tell(call, { subject: 'car', id, action: 'check' });
  return showCar(id, kind, call);
};

export const changeCarStatus: UseCase<'changeCarStatus'> = async (call) => {
  const { params, body, db, now } = call;
  const { id, kind } = params;
  const { status, reason, releases } = body;
  const isTakenOut = status !== 'available';
  if (isTakenOut && reason === null)
    return refuse('invalid_input', { fields: { reason: 'reason_required' } });
  const time = { from: now.toISOString(), until: null };
  if (isTakenOut) await lockBroken(id, time, call);
  const opened = await openCar(call);
  if (!opened.ok) return opened;
  if (isTakenOut) {
    const freed = await freeCar(id, time, { releases, reason: reason ?? '' }, call);
    if (!freed.ok) return freed;
  }
  await carRepository(db).setStatus(id, status);
  await tell(call, {
    subject: 'car',
    id,
    action: 'status',
    reason,
    before: { status: opened.value.status },
    after: { status },
  });
  return showCar(id, kind, call);
};

/** Whether it falls, and then has a reason, is the database's to say: readings come from handovers too. */
export const recordOdometer: UseCase<'recordOdometer'> = async (call) => {
  const { actor, params, body, db, now, newId } = call;
  const { id: carId, kind } = params;
  const opened = await openCar(call);
  if (!opened.ok) return opened;
  await carPartRepository(db).read({
    id: newId(),
    carId,
    at: now,
    by: actor.personId,
    ...body,
  });
  await tell(call, {
    subject: 'car',
    id: carId,
    action: 'odometer',
    reason: body.reason,
    after: { km: body.km },
  });
  return showCar(carId, kind, call);
};
