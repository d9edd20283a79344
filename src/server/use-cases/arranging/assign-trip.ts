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
