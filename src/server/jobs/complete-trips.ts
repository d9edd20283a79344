import { arrangingTimesRepository } from '../db/repositories/arranging/arranging-times.repository';
import { dueTripRepository } from '../db/repositories/trips/due-trip.repository';
import {
  assumeEarlierReturns,
  assumeReturn,
  noteDue,
  openDue,
} from '../use-cases/arranging/assume-return';
import { moveRiders } from '../use-cases/arranging/settle-trip';
import type { Tools } from '../use-cases/tell';
import type { Job } from './job';
import { settleEach } from './settle-each';

const assumeDeparture = async (id: string, { db, now, newId }: Tools): Promise<void> => {
  const trip = await openDue(id, { action: 'depart', to: 'underway', db });
  if (!trip) return;
  await assumeEarlierReturns(id, { db, now, newId });
  await arrangingTimesRepository(db).depart(id, { at: trip.startsAt, startKm: null, by: 'clock' });
  const rides = { tripId: id, action: 'depart', from: 'arranged', to: 'ongoing' } as const;
  await moveRiders({ ...rides, who: 'clock', by: null }, { db, now, newId });
  await noteDue(trip, 'depart', 'underway', { db, now, newId });
};

const callOff = async (id: string, { db, now, newId }: Tools): Promise<void> => {
  const trip = await openDue(id, { action: 'cancel', to: 'cancelled', db });
  if (!trip) return;
  await dueTripRepository(db).callOff(id, now);
  await noteDue(trip, 'cancel', 'cancelled', { db, now, newId });
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
