import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { tell } from '../tell';
import { openCar } from './open-car';
import { showCar } from './show-car';

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
  await tell(
    {
      subject: 'car',
      id: carId,
      action: 'odometer',
      reason: body.reason,
      after: { km: body.km },
    },
    call,
  );
  return showCar(carId, kind, call);
};
