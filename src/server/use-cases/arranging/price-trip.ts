import { estimateCost, type Rate } from '#domain/booking/estimate-cost';
import { shareCarDay } from '#domain/booking/share-car-day';
import { type Day, dayOf } from '#domain/dates/bangkok-time';
import { bahtOf, type Satang } from '#domain/money';
import type { StandingTrip } from '#domain/trip/standing';
import { type KindId, kinds } from '#kinds/registry';
import type { Db } from '../../db/client';
import { arrangingPriceRepository } from '../../db/repositories/arranging/arranging-price.repository';
import { type DatedRate, rateRepository } from '../../db/repositories/providers/rate.repository';
import type { ArrangeCall, Opened } from './open-standing';

const carOf = (trip: StandingTrip | undefined): string | null =>
  trip?.assignments.at(-1)?.carId ?? null;

type CarDay = { kind: KindId; carId: string; day: Day };

export const rateOf = async (db: Db, carDay: CarDay): Promise<DatedRate | null> => {
  const carClass = await arrangingPriceRepository(db).classOf(carDay.carId);
  return carClass === undefined ? null : rateRepository(db).find({ ...carDay, class: carClass });
};

const priced = (cost: Satang, { id, version }: DatedRate) => ({
  cost: bahtOf(cost),
  rateCardId: id,
  rateCardVersion: version,
});

/** What a day of a shuttle's car costs, shared anew by all trips that it makes; a cost that was typed stays. */
const priceCarDay = async (db: Db, carDay: CarDay): Promise<void> => {
  const prices = arrangingPriceRepository(db);
  const trips = await prices.lockTripsOf(carDay);
  const rate = await rateOf(db, carDay);
  const shares = rate && shareCarDay(rate.rate, trips);
  for (const [index, { id }] of trips.entries())
    await prices.save(id, rate && priced(shares![index]!.total, rate));
};

/** At the end of a shuttle's trip: what was called off since it was arranged no longer shares its car's day. */
export const priceDayOf = async (db: Db, tripId: string): Promise<void> => {
  const carDay = await arrangingPriceRepository(db).carDayOf(tripId);
  if (carDay && kinds[carDay.kind].pools) await priceCarDay(db, carDay);
};

const priceOfDay = (rate: Rate, trips: Parameters<typeof shareCarDay>[1]): Satang =>
  shareCarDay(rate, trips).reduce((sum, { total }) => sum + total, 0);

/** Said before it is taken; of a shuttle's car, what its day costs more by it, and nothing where that is paid already. */
export const priceOfHire = async (
  db: Db,
  { kind, carId }: Omit<CarDay, 'day'>,
  driven: Pick<StandingTrip, 'startsAt' | 'endsAt'> & { km: number | null; tripId: string | null },
): Promise<string | null> => {
  const carDay = { kind, carId, day: dayOf(driven.startsAt) };
  const found = await rateOf(db, carDay);
  if (!found) return null;
  const { rate } = found;
  if (!kinds[kind].pools) return bahtOf(estimateCost(rate, driven).total);
  const trips = await arrangingPriceRepository(db).tripsOf(carDay);
  const others = trips.filter(({ id }) => id !== driven.tripId);
  const more = priceOfDay(rate, [...others, driven]) - priceOfDay(rate, others);
  return more > 0 ? bahtOf(more) : null;
};

/** A snapshot by the rate of its car's owner; a cost that was typed stays as long as the car and the time do. */
export const priceTrip = async (
  { db, params: { kind } }: ArrangeCall,
  opened: Opened,
  trip: StandingTrip,
  goesAnotherWay = false,
): Promise<void> => {
  const before = opened.trips.find(({ id }) => id === trip.id);
  const [carId, carBefore] = [carOf(trip), carOf(before)];
  const isSame = before?.startsAt === trip.startsAt && before.endsAt === trip.endsAt;
  const prices = arrangingPriceRepository(db);
  if (carId === carBefore && isSame && (!goesAnotherWay || (await prices.isTyped(trip.id)))) return;
  const day = dayOf(trip.startsAt);
  if (kinds[kind].pools) {
    await prices.save(trip.id, null);
    if (before && carBefore !== null)
      await priceCarDay(db, { kind, carId: carBefore, day: dayOf(before.startsAt) });
    if (carId !== null) await priceCarDay(db, { kind, carId, day });
    return;
  }
  const rate = carId === null ? null : await rateOf(db, { kind, carId, day });
  const km = await prices.plannedKm(trip.id);
  const cost = rate && estimateCost(rate.rate, { ...trip, km }).total;
  await prices.save(trip.id, rate && priced(cost!, rate));
};
