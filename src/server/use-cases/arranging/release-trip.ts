import { can } from '#domain/access/can';
import { decideRelease } from '#domain/arranging/decide-release';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { openTrip } from './open-trip';
import { saveChange } from './save-change';

export const releaseTrip: UseCase<'releaseTrip'> = async (call) => {
  const { actor, params, body } = call;
  if (!can(actor, 'arranging:write', { kind: params.kind })) return refuse('not_allowed');
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
