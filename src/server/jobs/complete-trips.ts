import { moveTrip } from '#domain/trip/move-trip';
import type { TripAction, TripState } from '#domain/trip/states';
import { isBefore } from '#domain/dates/bangkok-time';
import type { Db } from '../db/client';
import { arrangingKindRepository } from '../db/repositories/arranging/arranging-kind.repository';
import { arrangingTimesRepository } from '../db/repositories/arranging/arranging-times.repository';
import { dueTripRepository, type DueTrip } from '../db/repositories/trips/due-trip.repository';
import { priceDayOf } from '../use-cases/arranging/price-trip';
import { moveRiders } from '../use-cases/arranging/settle-trip';
import { tell } from '../use-cases/tell';
import type { Job } from './job';
import { settleEach } from './settle-each';

type Tools = { db: Db; now: Date; newId: () => string };

/** Nothing when somebody was faster. */
const open = async (
  id: string,
  { action, to, db }: { action: TripAction; to: TripState; db: Db },
): Promise<DueTrip | undefined> => {
  const trip = await dueTripRepository(db).lock(id);
  return trip && moveTrip(trip.status, action, 'clock', to).ok ? trip : undefined;
};

const note = (trip: DueTrip, action: TripAction, to: TripState, tools: Tools): Promise<unknown> =>
  tell(tools, {
    subject: 'trip',
    id: trip.id,
    by: null,
    action,
    before: { status: trip.status },
    after: { status: to },
  });

const assumeReturn = async (id: string, { db, now, newId }: Tools): Promise<void> => {
  const trip = await open(id, { action: 'complete', to: 'done', db });
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
  await note(trip, 'complete', 'done', { db, now, newId });
};

const assumeDeparture = async (id: string, { db, now, newId }: Tools): Promise<void> => {
  const trip = await open(id, { action: 'depart', to: 'underway', db });
  if (!trip) return;
  // A car leaves only when it is back: of both nobody recorded anything, and the plan is assumed of both.
  const before = await dueTripRepository(db).outBefore(id, now);
  for (const earlier of before) await assumeReturn(earlier, { db, now, newId });
  await arrangingTimesRepository(db).depart(id, { at: trip.startsAt, startKm: null, by: 'clock' });
  const rides = { tripId: id, action: 'depart', from: 'arranged', to: 'ongoing' } as const;
  await moveRiders({ ...rides, who: 'clock', by: null }, { db, now, newId });
  await note(trip, 'depart', 'underway', { db, now, newId });
};

const callOff = async (id: string, { db, now, newId }: Tools): Promise<void> => {
  const trip = await open(id, { action: 'cancel', to: 'cancelled', db });
  if (!trip) return;
  await dueTripRepository(db).callOff(id, now);
  await note(trip, 'cancel', 'cancelled', { db, now, newId });
};

/** Where neither driver nor gate nor dispatcher recorded anything, the plan is assumed and flagged. */
export const completeTrips: Job = {
  name: 'complete-trips',
  everySeconds: 60,
  run: async (tools) => {
    const due = dueTripRepository(tools.db);
    await settleEach(await due.departed(tools.now), tools, assumeDeparture);
    await settleEach(await due.unconfirmed(tools.now), tools, assumeReturn);
    await settleEach(await due.neverArranged(tools.now), tools, callOff);
  },
};
