import { decideSwap } from '#domain/arranging/decide-swap';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { openStanding } from './open-standing';
import { saveChange } from './save-change';

export const swapTrips: UseCase<'swapTrips'> = async (call) => {
  const { body, newId } = call;
  if (body.first.id === body.second.id)
    return refuse('invalid_input', { fields: { second: 'listed_twice' } });
  const opened = await openStanding(call, { trips: [body.first, body.second] });
  if (!opened.ok) return opened;
  const { trips, by } = opened.value;
  const [first, second] = [body.first.id, body.second.id].map((id) =>
    trips.find((trip) => trip.id === id),
  );
  if (!first || !second) return refuse('not_found');
  const decided = decideSwap([first, second], body.what, by, newId);
  if (!decided.ok) return decided;
  return saveChange(
    call,
    opened.value,
    { trips: decided.value, loose: [] },
    { action: 'swap', reason: body.reason, who: by },
  );
};
