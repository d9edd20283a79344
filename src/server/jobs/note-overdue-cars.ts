import { addMinutes, dayOf, isBefore } from '#domain/dates/bangkok-time';
import { bookingRepository } from '../db/repositories/bookings/booking.repository';
import { handoverRepository } from '../db/repositories/trips/handover.repository';
import { dueNoticeRepository } from '../db/repositories/notices/due-notice.repository';
import { lateCarRepository } from '../db/repositories/trips/late-car.repository';
import { mayKeepUntil } from '../use-cases/arranging/may-keep-until';
import { tellOfLateCar } from '../use-cases/arranging/tell-of-late-car';
import { tellConcerned, tellPeople, tellSite } from '../use-cases/notices/tell-people';
import type { Job } from './job';
import { settleEach } from './settle-each';

type Tools = Parameters<Parameters<typeof settleEach>[2]>[1];

/** The least that a driver is offered who is late. */
const LONGER_MINUTES = 30;

/** Its drivers, as long as nobody else wants the car for so long. */
const whoMayExtend = async (bookingId: string, db: Tools['db'], now: Date): Promise<string[]> => {
  const stored = await bookingRepository(db).lock(bookingId, null);
  if (!stored || stored.tripId === null) return [];
  const car = await handoverRepository(db).carOf(stored.tripId, 'th');
  const until = await mayKeepUntil(stored, car, db);
  const longer = addMinutes(stored.rows.endsAt, LONGER_MINUTES);
  if (until === null || isBefore(until, longer) || !isBefore(now, longer)) return [];
  return stored.rows.selfDrivers.map(({ personId }) => personId);
};

const tellLate = async (bookingId: string, { db, now, newId }: Tools): Promise<void> => {
  const late = await dueNoticeRepository(db).lateCar(bookingId);
  if (!late) return;
  const { kind, endsAt, startsAt, adminIds } = late;
  // An end that was moved and missed again is another fact.
  const news = { type: 'overdue', cause: `overdue:${endsAt}` } as const;
  const since = { since: endsAt };
  // First whoever may keep it longer: for them it is a question.
  const drivers = await whoMayExtend(bookingId, db, now);
  const question = { ...since, extend: String(LONGER_MINUTES) };
  const asDrivers = drivers.map((personId) => ({ bookingId, personId }));
  await tellPeople({ db, now, newId }, { ...news, facts: question }, asDrivers);
  await tellConcerned({ db, now, newId }, { ...news, facts: since }, [bookingId]);
  const facts = { since: endsAt, day: dayOf(startsAt) };
  const admins = adminIds.map((personId) => ({ bookingId, personId }));
  await tellPeople({ db, now, newId }, { ...news, facts }, admins);
  await tellSite({ db, now, newId }, { ...news, facts }, { kind, bookingId });
};

/** A self-drive car that is not back at its end: whoever has it is told, whoever is next, and whoever arranges. */
export const noteOverdueCars: Job = {
  name: 'note-overdue-cars',
  everySeconds: 60,
  run: async (tools) => {
    await settleEach(await dueNoticeRepository(tools.db).overdue(tools.now), tools, tellLate);
    const next = await lateCarRepository(tools.db).nextTrips(tools.now);
    await settleEach(next, tools, (tripId, withDb) => tellOfLateCar(withDb, tripId));
  },
};
