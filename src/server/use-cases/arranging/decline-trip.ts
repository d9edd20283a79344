import { decideDecline } from '#domain/arranging/decide-provider';
import type { UseCase } from '../../call';
import { openTrip } from './open-trip';
import { saveChange } from './save-change';

export const declineTrip: UseCase<'declineTrip'> = async (call) => {
  const { body } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip } = opened.value;
  const decided = decideDecline(trip);
  if (!decided.ok) return decided;
  return saveChange(
    call,
    opened.value,
    { trips: [decided.value], loose: [] },
    { action: 'decline', reason: body.reason, loses: 'decline', who: 'supplier' },
  );
};
