import type { TripAction, TripState } from '#domain/trip/states';
import { isBefore } from '#domain/dates/bangkok-time';
import { moveTrip } from '#domain/trip/move-trip';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { arrangingTimesRepository } from '../../db/repositories/arranging/arranging-times.repository';
import { dueTripRepository, type DueTrip } from '../../db/repositories/trips/due-trip.repository';
import { tell, type Tools } from '../tell';
import { priceDayOf } from './price-trip';
import { moveRiders } from './settle-trip';

/** Nothing when somebody was faster. */
export const openDue = async (
  id: string,
  { action, to, db }: { action: TripAction; to: TripState } & Pick<Tools, 'db'>,
): Promise<DueTrip | undefined> => {
  const trip = await dueTripRepository(db).lock(id);
  return trip && moveTrip(trip.status, action, 'clock', to).ok ? trip : undefined;
};

export const noteDue = (
  trip: DueTrip,
  action: TripAction,
  to: TripState,
  tools: Tools,
): Promise<unknown> =>
  tell(tools, {
    subject: 'trip',
    id: trip.id,
    by: null,
    action,
    before: { status: trip.status },
    after: { status: to },
  });

/** Nobody said when the car came back: as planned, and flagged. */
export const assumeReturn = async (id: string, { db, now, newId }: Tools): Promise<void> => {
  const trip = await openDue(id, { action: 'complete', to: 'done', db });
  if (!trip) return;
  const departedAt = trip.departedAt ?? trip.startsAt;
  const endedAt = isBefore(trip.endsAt, departedAt) ? departedAt : trip.endsAt;
  const { bufferMinutes } = await arrangingKindRepository(db).rules(trip.kind);
  await arrangingTimesRepository(db).complete(
    id,
    { departedAt, endedAt, startKm: null, endKm: null },
    { bufferMinutes, assumedAt: now, departedBy: null, by: 'clock' },
  );
  await priceDayOf(db, id);
  const rides = { tripId: id, action: 'complete', from: 'ongoing', to: 'completed' } as const;
  await moveRiders({ ...rides, who: 'clock', by: null }, { db, now, newId });
  await noteDue(trip, 'complete', 'done', { db, now, newId });
};

/** A car leaves only when it is back: where of the earlier trip nobody recorded anything, the plan is assumed of it. */
export const assumeEarlierReturns = async (id: string, tools: Tools): Promise<void> => {
  const before = await dueTripRepository(tools.db).outBefore(id, tools.now);
  for (const earlier of before) await assumeReturn(earlier, tools);
};
