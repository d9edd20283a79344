import { legsOf, stopsOfBookings, stopsOfDeparture } from '#domain/travel/plan-stops';
import { sumOfWays } from '#domain/travel/way';
import { arrangingOf } from '#kinds/arranging-registry';
import { kinds } from '#kinds/registry';
import type { Db } from '../../db/client';
import { travelRepository } from '../../db/repositories/travel/travel.repository';
import { tripPlanRepository } from '../../db/repositories/travel/trip-plan.repository';

/** As many as a row of stops may have. */
const MOST_STOPS = 51;

/**
 * Writes down where a trip stops and how far it goes, by the bookings that it carries now. Whoever makes a trip or changes
 * what it carries calls this, with the trip locked. Answers whether it goes another way than before.
 */
export const planTrip = async (db: Db, tripId: string): Promise<boolean> => {
  const plans = tripPlanRepository(db);
  const trip = await plans.find(tripId);
  if (!trip) return false;
  const { kind, bookings, startsAt, route, plannedKm } = trip;
  const [first] = bookings;
  const { returns, expectedKm } = arrangingOf(kind);
  const stops = route
    ? stopsOfDeparture(startsAt, route)
    : stopsOfBookings(bookings, kinds[kind].endsAtLastStop).slice(0, MOST_STOPS);
  const legs = legsOf(stops, first !== undefined && !route && returns(first.details));
  const way = sumOfWays(await travelRepository(db).ways(legs, startsAt));
  const km = way?.km ?? (first ? expectedKm(first.details) : null);
  // A rental begins at the site: where it goes alone is no route.
  await plans.save(tripId, { stops: stops.length > 1 ? stops : [], km });
  return km !== plannedKm;
};
