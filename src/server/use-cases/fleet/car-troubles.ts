import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { troubleRepository } from '../../db/repositories/links/trouble.repository';
import { tell } from '../tell';
import { openCar } from './open-car';
import { showCar } from './show-car';

/** Said once: the car is locked, so that whoever comes second reads who was first. */
export const settleTrouble: UseCase<'settleTrouble'> = async (call) => {
  const { actor, params, body, db, now } = call;
  const { id, kind, partId: markId } = params;
  const { note } = body;
  const opened = await openCar({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const troubles = troubleRepository(db);
  if (!(await troubles.isOfCar(markId, id))) return refuse('not_found');
  if (!(await troubles.isOpen(markId))) return refuse('not_now');
  await troubles.settle({ markId, at: now, byId: actor.personId, note });
  await tell(call, {
    subject: 'car',
    id,
    action: 'settle-trouble',
    reason: note,
    after: { markId },
  });
  return showCar(id, kind, call);
};
