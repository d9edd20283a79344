import { decideRelease } from '#domain/arranging/decide-release';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { chooseCar } from './choose-car';
import { openTrip } from './open-trip';
import { putOnTrip } from './put-on-trip';
import { saveChange, saveTrip } from './save-change';

export const assignTrip: UseCase<'assignTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, by } = opened.value;
  const choice = await chooseCar(call.body, call.db);
  if (!choice.ok) return choice;
  const { reason } = call.body;
  const decided = putOnTrip(call, opened.value, { trip, choice: choice.value, reason });
  const action = trip.assignments.length > 0 ? 'rearrange' : 'arrange';
  return saveTrip(call, opened.value, decided, {
    action,
    reason,
    who: by,
    answersForHours: by === 'admin',
  });
};

export const releaseTrip: UseCase<'releaseTrip'> = async (call) => {
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, by } = opened.value;
  const decided = decideRelease(trip, by);
  if (!decided.ok) return decided;
  const did = { action: 'release', reason: call.body.reason, who: by } as const;
  return saveChange(call, opened.value, decided.value, did);
};

export const lockTrip: UseCase<'lockTrip'> = async (call) => {
  const { locked } = call.body;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip } = opened.value;
  if (trip.status === 'done' || trip.status === 'cancelled') return refuse('not_now');
  const action = locked ? 'lock' : 'unlock';
  return saveTrip(call, opened.value, done({ ...trip, locked }), { action });
};
