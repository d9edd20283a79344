import { estimateCost } from '#domain/booking/estimate-cost';
import { dayOf } from '#domain/dates/bangkok-time';
import { bahtOf } from '#domain/money';
import type { StandingTrip } from '#domain/trip/standing';
import { arrangingPriceRepository } from '../../db/repositories/arranging-price.repository';
import { rateRepository } from '../../db/repositories/rate.repository';
import type { ArrangeCall, Opened } from './open-standing';

const carOf = (trip: StandingTrip | undefined): string | null =>
  trip?.assignments.at(-1)?.carId ?? null;

/** A snapshot by the rate of its car's owner; a cost that was typed stays as long as the car does. */
export const priceTrip = async (
  { db, params }: ArrangeCall,
  opened: Opened,
  trip: StandingTrip,
): Promise<void> => {
  const carId = carOf(trip);
  const before = opened.trips.find(({ id }) => id === trip.id);
  const isSame = before?.startsAt === trip.startsAt && before.endsAt === trip.endsAt;
  if (carId === carOf(before) && isSame) return;
  const prices = arrangingPriceRepository(db);
  const carClass = carId === null ? undefined : await prices.classOf(carId);
  const rate =
    carClass === undefined
      ? null
      : await rateRepository(db).find({
          kind: params.kind,
          class: carClass,
          day: dayOf(trip.startsAt),
          carId,
        });
  const { plannedKm: km } = await prices.planned(trip.id);
  await prices.save(
    trip.id,
    rate && {
      cost: bahtOf(estimateCost(rate.rate, { ...trip, km }).total),
      rateCardId: rate.id,
      rateCardVersion: rate.version,
    },
  );
};
