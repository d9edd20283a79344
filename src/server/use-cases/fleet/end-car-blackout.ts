import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/car-part.repository';
import { tell } from '../bookings/tell';
import { openCar, refuseStale } from './open-car';
import { showCar } from './show-car';

export const endCarBlackout: UseCase<'endCarBlackout'> = async (call) => {
  const { actor, params, version, db, now } = call;
  if (!can(actor, 'fleet:write', params)) return refuse('not_allowed');
  const { id: carId, kind, partId } = params;
  const opened = await openCar({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const parts = carPartRepository(db);
  const blackout = await parts.lockBlackout({ id: partId, carId });
  if (!blackout) return refuse('not_found');
  if (blackout.version !== version) return refuseStale(carId, blackout.version, call);
  if (blackout.until !== null && blackout.until <= now) return refuse('not_now');
  await parts.endBlackout(partId, now);
  await tell(
    {
      subject: 'car',
      id: carId,
      by: actor.personId,
      action: 'bring_back',
      after: { blackoutId: partId },
    },
    call,
  );
  return showCar(carId, kind, call);
};
