import type { Actor } from '#domain/access/actor';
import { dayOf } from '#domain/dates/bangkok-time';
import { lateCarRepository } from '../../db/repositories/trips/late-car.repository';
import { arrangingTripRepository } from '../../db/repositories/arranging/arranging-trip.repository';
import { tellConcerned, tellPeople } from '../notices/tell-people';
import type { Tools } from '../tell';
import { needOf, suggestFor } from './suggest-for';

/** The clock sees the cars of everybody. */
const clock: Actor = { personId: '', isEmployee: false, isApprover: false };

/** The car of this trip is not back: whoever drives it next hears of it, and whoever arranges, with a car that is there. */
export const tellOfLateCar = async (tools: Tools, tripId: string): Promise<void> => {
  const { db, now } = tools;
  const waiting = await lateCarRepository(db).nextTrip(tripId, now);
  if (!waiting) return;
  const { kind, carId, withDriver, bookingIds, adminIds } = waiting;
  const reader = { kind, providerId: null, language: 'th', now } as const;
  const trip = await arrangingTripRepository(db, reader).find(tripId);
  if (!trip) return;
  const call = { ...tools, actor: clock, params: { kind }, language: 'th' } as const;
  const suggested = await suggestFor(call, { ...needOf(trip, now), carId: null });
  const instead =
    suggested.ok &&
    suggested.value.cars.find(
      ({ car, stops, warnings }) =>
        car.id !== carId && stops.length === 0 && !warnings.some(({ code }) => code === 'not_back'),
    );
  const news = { type: 'car_late', cause: `car-late:${carId}` } as const;
  const facts = {
    day: dayOf(trip.startsAt),
    ...(instead && { text: instead.car.plate }),
  };
  const bookingId = bookingIds[0];
  if (bookingId === undefined) return;
  const admins = adminIds.map((personId) => ({ bookingId, personId }));
  await tellPeople(tools, { ...news, facts }, admins);
  // Whoever rides with a driver is told when something changes for them.
  if (!withDriver) await tellConcerned(tools, news, bookingIds);
};
