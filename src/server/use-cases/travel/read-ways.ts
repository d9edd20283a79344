import { legsOf } from '#domain/travel/plan-stops';
import { sumOfWays } from '#domain/travel/way';
import { arrangingOf } from '#kinds/arranging-registry';
import type { Db } from '../../db/client';
import { type Leg, travelRepository } from '../../db/repositories/travel/travel.repository';
import { tripPlanRepository } from '../../db/repositories/travel/trip-plan.repository';

type BookedWay = {
  km: number | null;
  /** Its first and its last place, where they are known ones. */
  ends: Leg | null;
};

type Booked = Awaited<ReturnType<ReturnType<typeof tripPlanRepository>['bookings']>>[number];

const legsOfBooking = ({ kind, planned: { stops, details } }: Booked): readonly Leg[] =>
  legsOf(stops, arrangingOf(kind).returns(details));

const endsOf = ({ planned: { stops } }: Booked): Leg | null => {
  const [from, to] = [stops[0]?.placeId ?? null, stops.at(-1)?.placeId ?? null];
  return stops.length > 1 && from !== null && to !== null ? [from, to] : null;
};

/** How far those go who have no trip yet, and from where to where. */
export const readBookedWays = async (
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, BookedWay>> => {
  const booked = await tripPlanRepository(db).bookings(bookingIds);
  const legs = booked.flatMap(legsOfBooking);
  const ways = await travelRepository(db).ways(legs, null);
  let read = 0;
  return new Map(
    booked.map((booking) => {
      const count = legsOfBooking(booking).length;
      const way = sumOfWays(ways.slice(read, (read += count)));
      const expected = arrangingOf(booking.kind).expectedKm(booking.planned.details);
      return [booking.id, { km: way?.km ?? expected, ends: endsOf(booking) }];
    }),
  );
};

/** More places than that are a search of its own. */
const MOST_PLACES = 40;

/** Minutes from each of these places to each other, as the two ids with an arrow between them. */
export const readMinutesAmong = async (
  db: Db,
  placeIds: readonly string[],
  at: string,
): Promise<ReadonlyMap<string, number>> => {
  const places = [...new Set(placeIds)].slice(0, MOST_PLACES);
  const legs = places.flatMap((from) =>
    places.filter((to) => to !== from).map((to) => [from, to] as const),
  );
  const ways = await travelRepository(db).ways(legs, at);
  return new Map(
    legs.flatMap(([from, to], index) => {
      const way = ways[index];
      return way ? [[`${from} → ${to}`, way.minutes]] : [];
    }),
  );
};
