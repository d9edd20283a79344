import { decideMerge, decideSplit } from '#domain/arranging/decide-pool';
import { decideSwap } from '#domain/arranging/decide-swap';
import { done, refuse, type Outcome } from '#domain/refusal';
import { kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import type { Db } from '../../db/client';
import { tripRepository } from '../../db/repositories/trips/trip.repository';
import { equipTrip } from './equip-trip';
import { openStanding } from './open-standing';
import { openTrip } from './open-trip';
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

/** One person has one seat on a departure, also after two of them became one. */
const seatOnce = async (db: Db, tripIds: readonly string[]): Promise<Outcome<null>> => {
  const seated = new Set<string>();
  for (const tripId of tripIds) {
    const people = await tripRepository(db).seated(tripId);
    for (const [personId, ref] of people)
      if (seated.has(personId))
        return refuse('invalid_input', { fields: { trips: `on_board_already ${ref}` } });
    for (const personId of people.keys()) seated.add(personId);
  }
  return done(null);
};

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
  if (into.isDeparture) {
    const once = await seatOnce(
      call.db,
      trips.map(({ id }) => id),
    );
    if (!once.ok) return once;
  }
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

export const splitTrip: UseCase<'splitTrip'> = async (call) => {
  const { body, newId } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, ...standing } = opened.value;
  const decided = decideSplit({ trip, bookingIds: body.bookingIds, newTripId: newId() });
  if (!decided.ok) return decided;
  const leaves = await equipTrip(call, standing, decided.value.leaves, body);
  if (!leaves.ok) return leaves;
  return saveChange(
    call,
    standing,
    { trips: [decided.value.stays, leaves.value], loose: [] },
    { action: 'split', made: [leaves.value.id] },
  );
};
