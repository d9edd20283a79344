import { decideRelease } from '#domain/arranging/decide-release';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { chooseCar } from './choose-car';
import { openTrip } from './open-trip';
import { putOnTrip } from './put-on-trip';
import { saveChange } from './save-change';

export const assignTrip: UseCase<'assignTrip'> = async (call) => {
  const { body, db } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, ...standing } = opened.value;
  const choice = await chooseCar(body, db);
  if (!choice.ok) return choice;
  const { reason } = body;
  const decided = putOnTrip(call, standing, { trip, choice: choice.value, reason });
  if (!decided.ok) return decided;
  const action = trip.assignments.length > 0 ? 'rearrange' : 'arrange';
  return saveChange(
    call,
    standing,
    { trips: [decided.value], loose: [] },
    { action, reason, who: standing.by },
  );
};

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
