import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { handoverRepository } from '../../db/repositories/trips/handover.repository';
import { tell } from '../tell';
import { openCar } from './open-car';
import { showCar } from './show-car';

/** Whoever has it next is no longer told of it. */
export const mendDamage: UseCase<'mendDamage'> = async (call) => {
  const { actor, params, db, now } = call;
  const { id, kind, partId } = params;
  const opened = await openCar({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const isMended = await handoverRepository(db).mend(
    { id: partId, carId: id },
    { byId: actor.personId, at: now },
  );
  if (!isMended) return refuse('not_now');
  await tell(call, { subject: 'car', id, action: 'mend-damage', after: { damageId: partId } });
  return showCar(id, kind, call);
};
