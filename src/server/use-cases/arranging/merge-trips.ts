import { decideMerge } from '#domain/arranging/decide-pool';
import { refuse } from '#domain/refusal';
import { kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import { openStanding } from './open-standing';
import { saveChange } from './save-change';

export const mergeTrips: UseCase<'mergeTrips'> = async (call) => {
  const { params, body, version } = call;
  if (body.trips.some(({ id }) => id === params.id))
    return refuse('invalid_input', { fields: { trips: 'listed_twice' } });
  const opened = await openStanding(call, {
    trips: [{ id: params.id, version }, ...body.trips],
    bookings: body.bookings,
  });
  if (!opened.ok) return opened;
  // A car that somebody rents is theirs alone.
  if (!kinds[params.kind].pools) return refuse('not_now');
  const { trips, loose, bufferMinutes } = opened.value;
  const into = trips.find(({ id }) => id === params.id);
  if (!into) return refuse('not_found');
  if (loose.some(({ tripId }) => tripId !== null)) return refuse('not_now');
  const others = trips.filter(({ id }) => id !== into.id);
  const decided = decideMerge({
    into,
    trips: others,
    loose,
    bufferMinutes,
    evenAlone: body.evenAlone,
  });
  if (!decided.ok) return decided;
  return saveChange(call, opened.value, decided.value, { action: 'merge' });
};
