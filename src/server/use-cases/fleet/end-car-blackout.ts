import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { absenceRepository } from '../../db/repositories/drivers/absence.repository';
import { tell } from '../tell';
import { refuseStale } from '../refuse-stale';
import { openCar } from './open-car';
import { showCar } from './show-car';

export const endCarBlackout: UseCase<'endCarBlackout'> = async (call) => {
  const { params, version, db, now } = call;
  const { id: carId, kind, partId } = params;
  const opened = await openCar({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const blackouts = absenceRepository(db, 'carBlackout');
  const blackout = await blackouts.lock({ id: partId, ofId: carId });
  if (!blackout) return refuse('not_found');
  if (blackout.version !== version)
    return refuseStale('car', { id: carId, version: blackout.version }, call);
  if (blackout.until !== null && blackout.until <= now) return refuse('not_now');
  await blackouts.end(partId, now);
  await tell(
    {
      subject: 'car',
      id: carId,
      action: 'bring-back',
      after: { blackoutId: partId },
    },
    call,
  );
  return showCar(carId, kind, call);
};
