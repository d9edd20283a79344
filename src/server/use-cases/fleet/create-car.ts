import type { CarBody } from '#contract/fleet';
import { refuse } from '#domain/refusal';
import type { Call, UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { carRepository } from '../../db/repositories/fleet/car.repository';
import { tell } from '../tell';
import { judgeCar } from './judge-car';
import { showCar } from './show-car';

type Adding = Pick<Call, 'actor' | 'db' | 'now' | 'newId'>;

/** One way into the fleet, for the form and for files. */
export const addCar = async (
  { odometer, ...car }: CarBody,
  action: 'create' | 'import',
  call: Adding,
): Promise<string> => {
  const { actor, db, now, newId } = call;
  const id = newId();
  await carRepository(db).insert(id, car);
  if (odometer !== null)
    await carPartRepository(db).read({
      id: newId(),
      carId: id,
      at: now,
      km: odometer,
      by: actor.personId,
      reason: null,
    });
  await tell(call, { subject: 'car', id, action, after: { ...car, odometer } });
  return id;
};

export const createCar: UseCase<'createCar'> = async (call) => {
  const { params, body } = call;
  const problems = await judgeCar(body, null, call);
  // Otherwise it would vanish from the list that it was added to.
  const fields = body.kinds.includes(params.kind) ? problems : { ...problems, kinds: 'required' };
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  return showCar(await addCar(body, 'create', call), params.kind, call);
};
