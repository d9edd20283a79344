import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { tell } from '../tell';
import { openCar } from './open-car';
import { showCar } from './show-car';
import { freeCar, lockBroken } from './take-out';

export const addCarBlackout: UseCase<'addCarBlackout'> = async (call) => {
  const { params, body, db, now, newId } = call;
  const { id: carId, kind } = params;
  const { releases, ...blackout } = body;
  const { from, until, type, reason } = blackout;
  if (until !== null && until <= now.toISOString())
    return refuse('invalid_input', { fields: { until: 'in_the_past' } });
  await lockBroken(carId, { from, until }, call);
  const opened = await openCar(call);
  if (!opened.ok) return opened;
  const freed = await freeCar(carId, { from, until }, { releases, reason }, call);
  if (!freed.ok) return freed;
  const id = newId();
  await carPartRepository(db).addBlackout({ id, carId }, blackout);
  await tell(
    {
      subject: 'car',
      id: carId,
      action: 'take-out',
      reason,
      after: { blackoutId: id, type, from, until },
    },
    call,
  );
  return showCar(carId, kind, call);
};
