import { dayOf } from '#domain/dates/bangkok-time';
import type { Score } from '#domain/rating/items';
import type { SatisfactionFilter, SatisfactionSums } from '#domain/reports/satisfaction';
import { noAnswers } from '#domain/reports/satisfaction';
import type { Db } from '../../../src/server/db/client';
import { addAnswered } from '../../factories/answered';

export type TrueRide = {
  id: string;
  kind: string;
  day: string;
  site: string | null;
  car: string | null;
  driver: string | null;
  provider: string | null;
  overall: Score | null;
  worst: Score | null;
  items: { item: string; score: Score }[];
};

/** Every ride from the raw tables, one look after the other, without the view and the tables that are kept. */
export const ridesOf = async (db: Db): Promise<TrueRide[]> => {
  const bookings = await db.selectFrom('booking').selectAll().execute();
  const trips = await db.selectFrom('trip').select(['id', 'providerId']).execute();
  const people = await db.selectFrom('person').select(['id', 'siteId']).execute();
  const cars = await db.selectFrom('car').select(['id', 'providerId']).execute();
  const ratings = await db.selectFrom('rating').selectAll().execute();
  const given = await db.selectFrom('ratingItem').selectAll().execute();
  const passengers = await db.selectFrom('passenger').selectAll().execute();
  const assignments = await db
    .selectFrom('assignment')
    .select(['id', 'tripId', 'carId', 'driverId', 'planned'])
    .where('releasedAt', 'is', null)
    .execute();
  const endOf = (planned: unknown) => Date.parse(/,"?([^")\]]+)/.exec(String(planned))?.[1] ?? '');
  return passengers.flatMap(({ id, bookingId, personId, attended }): TrueRide[] => {
    const booking = bookings.find((one) => one.id === bookingId)!;
    if (booking.status !== 'completed' || personId === null || attended === false) return [];
    const [last] = assignments
      .filter(({ tripId }) => tripId === booking.tripId)
      .toSorted((a, b) => endOf(b.planned) - endOf(a.planned) || (a.id < b.id ? 1 : -1));
    const rating = ratings.find(({ passengerId }) => passengerId === id);
    const items = given
      .filter(({ ratingId }) => ratingId === rating?.id)
      .map(({ item, score }) => ({ item, score }));
    const ofTrip = trips.find((one) => one.id === booking.tripId)?.providerId;
    return [
      {
        id,
        kind: booking.kind,
        day: dayOf(booking.startsAt),
        site: people.find((one) => one.id === personId)?.siteId ?? null,
        car: last?.carId ?? null,
        driver: last?.driverId ?? null,
        provider: ofTrip ?? cars.find((one) => one.id === last?.carId)?.providerId ?? null,
        overall: rating?.overall ?? null,
        worst: rating
          ? (Math.min(rating.overall, ...items.map(({ score }) => score)) as Score)
          : null,
        items,
      },
    ];
  });
};

const isWanted = (wanted: string | undefined, value: string | null): boolean =>
  wanted === undefined || (wanted === 'none' ? value === null : value === wanted);

export const matches = (ride: TrueRide, kind: string, filter: Partial<SatisfactionFilter>) =>
  ride.kind === kind &&
  ride.day >= (filter.from ?? '') &&
  ride.day <= (filter.to ?? '9') &&
  isWanted(filter.site, ride.site) &&
  isWanted(filter.provider, ride.provider) &&
  isWanted(filter.car, ride.car) &&
  isWanted(filter.driver, ride.driver);

export const sumsOf = (rides: readonly TrueRide[]): SatisfactionSums => {
  const sums = noAnswers();
  for (const { overall, worst } of rides) addAnswered(sums, { overall, worst, count: 1 });
  return sums;
};

/** Of one to four answers only their number is told. */
export const toldSums = (sums: SatisfactionSums): SatisfactionSums =>
  sums.answers > 0 && sums.answers < 5
    ? { ...noAnswers(), rides: sums.rides, answers: sums.answers }
    : sums;

export const itemSumsOf = (rides: readonly TrueRide[]): Map<string, SatisfactionSums> => {
  const sums = new Map<string, SatisfactionSums>();
  for (const { item, score } of rides.flatMap(({ items }) => items)) {
    const own = sums.get(item) ?? noAnswers();
    sums.set(item, addAnswered(own, { overall: score, worst: score, count: 1 }));
  }
  return sums;
};
