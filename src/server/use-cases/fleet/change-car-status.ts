import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carRepository } from '../../db/repositories/fleet/car.repository';
import { tell } from '../tell';
import { openCar } from './open-car';
import { showCar } from './show-car';
import { freeCar, lockBroken } from './take-out';

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
  await tell(
    {
      subject: 'car',
      id,
      action: 'status',
      reason,
      before: { status: opened.value.status },
      after: { status },
    },
    call,
  );
  return showCar(id, kind, call);
};
