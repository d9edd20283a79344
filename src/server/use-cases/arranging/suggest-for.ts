import type { ArrangeTrip } from '#contract/arranging';
import type { Wanted } from '#domain/arranging/judge-car';
import { workDayOf } from '#domain/arranging/judge-driver';
import { suggest } from '#domain/arranging/suggest';
import { dayOf } from '#domain/dates/bangkok-time';
import { done, type Outcome } from '#domain/refusal';
import { heldFor } from '#domain/trip/period';
import { kinds } from '#kinds/registry';
import type { Answer } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { arrangingResourceRepository } from '../../db/repositories/arranging/arranging-resource.repository';
import { carFacts, driverFacts, wishFor } from './judge-choice';
import { onlyProvider } from './only-provider';
import type { ArrangeCall } from './open-standing';
import { priceOfHire } from './price-trip';
import { shared } from './shared';

export type Need = Pick<
  Wanted,
  'startsAt' | 'endsAt' | 'seats' | 'class' | 'chosenCarId' | 'wishedDriverId' | 'declinedById'
> & {
  /** Whose claims do not count: it is to be arranged anew. */
  tripId: string | null;
  bookingIds: readonly string[];
  /** How far it goes; null where nobody knows. */
  km: number | null;
  /** The car for which drivers are judged; the best one when none is chosen. */
  carId: string | null;
};

/** It keeps the provider that said no, until another gets it. */
export const declinedBy = ({ status, provider }: ArrangeTrip): string | null =>
  status === 'declined' && provider ? provider.id : null;

/** What a trip needs as it stands. */
export const needOf = (trip: ArrangeTrip, now: Date): Omit<Need, 'carId'> => {
  // On the way it is the rest that somebody takes over.
  const isOnTheWay = trip.status === 'underway' && now.toISOString() < trip.endsAt;
  return {
    startsAt: isOnTheWay ? now.toISOString() : trip.startsAt,
    endsAt: trip.endsAt,
    seats: trip.seatsTaken,
    class: shared(trip.bookings.map((booking) => booking.class)),
    chosenCarId: shared(trip.bookings.map(({ chosenCarId }) => chosenCarId)),
    wishedDriverId: shared(trip.bookings.map(({ wishedDriverId }) => wishedDriverId)),
    declinedById: declinedBy(trip),
    tripId: trip.id,
    km: trip.plannedKm,
    bookingIds: trip.bookings.map((booking) => booking.id),
  };
};

/** One pure function ranks; here its facts are gathered and what it says is given names. */
export const suggestFor = async (
  call: ArrangeCall,
  need: Need,
): Promise<Outcome<Answer<'suggestForTrip'>>> => {
  const { actor, params, db } = call;
  const { bufferMinutes, site } = await arrangingKindRepository(db).rules(params.kind);
  const held = heldFor(need, bufferMinutes);
  const { withDriver, pools } = kinds[params.kind];
  const onlyProviderId = onlyProvider(actor);
  const wish = { ...wishFor(call, held), providerId: onlyProviderId };
  const resources = arrangingResourceRepository(db);
  const cars = await resources.cars(wish);
  const drivers = withDriver ? await resources.drivers(wish) : [];
  const own = {
    id: need.tripId ?? '',
    riders: need.bookingIds.map((id) => ({ id })),
  };
  const wanted = {
    ...need,
    ...held,
    kind: params.kind,
    site,
    withDriver,
    onlyProviderId,
    isDrivenThrough: pools,
  };
  const facts = drivers.map((driver) => driverFacts(driver, own));
  const suggested = suggest(wanted, {
    cars: cars.map((car) => carFacts(car, own)),
    drivers: facts,
    carId: need.carId,
  });
  const shownCars = new Map(cars.map(({ shown }) => [shown.id, shown]));
  const shownDrivers = new Map(drivers.map(({ shown }) => [shown.id, shown]));
  const becomes = new Map(
    facts.map((driver) => [driver.id, workDayOf(driver, dayOf(need.startsAt), [wanted])]),
  );
  const { startsAt, endsAt, seats } = need;
  const best = suggested.carId === null ? undefined : shownCars.get(suggested.carId);
  const isHired =
    withDriver && onlyProviderId === null && best !== undefined && best.provider !== null;
  const { kind } = params;
  return done({
    startsAt,
    endsAt,
    seats,
    hire: isHired ? await priceOfHire(db, { kind, carId: best.id }, need) : null,
    cars: suggested.cars.map(({ id, stops, warnings, reasons, ...verdict }) => ({
      car: shownCars.get(id)!,
      ...verdict,
      stops: [...stops],
      warnings: [...warnings],
      reasons: [...reasons],
    })),
    drivers: suggested.drivers.map(({ id, stops, warnings, reasons, ...verdict }) => ({
      driver: shownDrivers.get(id)!,
      workDay: becomes.get(id)!,
      ...verdict,
      stops: [...stops],
      warnings: [...warnings],
      reasons: [...reasons],
    })),
  });
};
