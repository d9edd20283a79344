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
  const trips = await db.selectFrom('trip').select(['id', 'provider_id']).execute();
  const people = await db.selectFrom('person').select(['id', 'site_id']).execute();
  const cars = await db.selectFrom('car').select(['id', 'provider_id']).execute();
  const ratings = await db.selectFrom('rating').selectAll().execute();
  const given = await db.selectFrom('rating_item').selectAll().execute();
  const passengers = await db.selectFrom('passenger').selectAll().execute();
  const assignments = await db
    .selectFrom('assignment')
    .select(['id', 'trip_id', 'car_id', 'driver_id', 'planned'])
    .where('released_at', 'is', null)
    .execute();
  const endOf = (planned: unknown) => Date.parse(/,"?([^")\]]+)/.exec(String(planned))?.[1] ?? '');
  return passengers.flatMap(({ id, booking_id, person_id, attended }): TrueRide[] => {
    const booking = bookings.find((one) => one.id === booking_id)!;
    if (booking.status !== 'completed' || person_id === null || attended === false) return [];
    const [last] = assignments
      .filter(({ trip_id }) => trip_id === booking.trip_id)
      .toSorted((a, b) => endOf(b.planned) - endOf(a.planned) || (a.id < b.id ? 1 : -1));
    const rating = ratings.find(({ passenger_id }) => passenger_id === id);
    const items = given
      .filter(({ rating_id }) => rating_id === rating?.id)
      .map(({ item, score }) => ({ item, score: score as Score }));
    const ofTrip = trips.find((one) => one.id === booking.trip_id)?.provider_id;
    return [
      {
        id,
        kind: booking.kind,
        day: dayOf(booking.starts_at),
        site: people.find((one) => one.id === person_id)?.site_id ?? null,
        car: last?.car_id ?? null,
        driver: last?.driver_id ?? null,
        provider: ofTrip ?? cars.find((one) => one.id === last?.car_id)?.provider_id ?? null,
        overall: (rating?.overall ?? null) as Score | null,
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
