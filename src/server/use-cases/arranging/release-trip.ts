import { decideRelease } from '#domain/arranging/decide-release';
import type { UseCase } from '../../call';
import { openTrip } from './open-trip';
import { saveChange } from './save-change';

export const releaseTrip: UseCase<'releaseTrip'> = async (call) => {
  const { body } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, by } = opened.value;
  const decided = decideRelease(trip, by);
  if (!decided.ok) return decided;
  return saveChange(call, opened.value, decided.value, {
    action: 'release',
    reason: body.reason,
    who: by,
  });
};
