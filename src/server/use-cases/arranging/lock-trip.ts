import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { openTrip } from './open-trip';
import { saveChange } from './save-change';

export const lockTrip: UseCase<'lockTrip'> = async (call) => {
  const { body } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip } = opened.value;
  if (trip.status === 'done' || trip.status === 'cancelled') return refuse('not_now');
  return saveChange(
    call,
    opened.value,
    { trips: [{ ...trip, locked: body.locked }], loose: [] },
    { action: body.locked ? 'lock' : 'unlock' },
  );
};
