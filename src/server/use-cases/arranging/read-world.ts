import { createHash } from 'node:crypto';
import type { ArrangeBooking, ArrangeTrip } from '#contract/arranging';
import type { Wanted } from '#domain/arranging/judge-car';
import {
  addDays,
  addMinutes,
  atMinute,
  type Day,
  dayOf,
  isBefore,
  minutesOf,
} from '#domain/dates/bangkok-time';
import { isTooLate } from '#domain/optimise/too-late';
import type { Movable, World } from '#domain/optimise/world';
import { heldFor } from '#domain/trip/period';
import { kinds } from '#kinds/registry';
import { arrangingBookingRepository } from '../../db/repositories/arranging/arranging-booking.repository';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { arrangingResourceRepository } from '../../db/repositories/arranging/arranging-resource.repository';
import { arrangingTripRepository } from '../../db/repositories/arranging/arranging-trip.repository';
import { assignmentRepository } from '../../db/repositories/trips/assignment.repository';
import { readBookedWays, readMinutesAmong } from '../travel/read-ways';
import { carFacts, driverFacts } from './judge-choice';
import type { ArrangeCall } from './open-standing';
import { rateOf } from './price-trip';
import { inOrder, readPromised } from './promised';
import { shared } from './shared';
import { declinedBy } from './suggest-for';

/** Ways are looked up once for the day. */
const MIDDAY = 12 * 60;

/** Satang. Above all that cars cost on a day, so that nobody is left out to save. */
const LEFT_OUT = 10_000_000;
const URGENT = 3;
/** Whoever has a car already was told so. */
const STANDS = 10;

/** What a ride of the optimiser is in the database. */
export type Source = { trip: ArrangeTrip | null; bookings: readonly ArrangeBooking[] };

/** The clock reads it too. */
export type WorldReader = Pick<ArrangeCall, 'params' | 'language' | 'db' | 'now'>;

export type ReadWorld = {
  world: World;
  /** In the order of the world's movables. */
  sources: readonly Source[];
  /** Changes with everything that a proposal depends on. */
  fingerprint: string;
  bufferMinutes: number;
  /** Trips that a person pinned, and that could be moved if not for that. */
  pinned: readonly string[];
};

const mayMove = (trip: ArrangeTrip, day: Day, now: Date): boolean =>
  ['planned', 'declined'].includes(trip.status) &&
  trip.assignments.length <= 1 &&
  (trip.bookings.length > 0 || trip.departure !== null) &&
  dayOf(trip.startsAt) === day &&
  !isTooLate({ type: 'trip', startsAt: trip.startsAt }, now);

const weightOf = ({ bookings }: Source, isStanding: boolean): number => {
  const urgent = bookings.some(({ urgentReason }) => urgentReason !== null);
  // A car that was asked for stays held, also for somebody who is left out: nobody else can have it.
  const hasCar = isStanding || bookings.some(({ chosenCarId }) => chosenCarId !== null);
  return LEFT_OUT * Math.max(1, bookings.length) * (urgent ? URGENT : 1) * (hasCar ? STANDS : 1);
};

type BookedWays = Awaited<ReturnType<typeof readBookedWays>>;

/** Only from one place to another: of more stops nobody knows when it is where. */
const sharingOf = (
  { trip, bookings: [booking] }: Source,
  flexibility: ReadonlyMap<string, number>,
  ways: BookedWays,
): Movable['sharing'] => {
  const flexible = booking && flexibility.get(booking.id);
  if (trip || !booking || flexible === undefined || booking.stops.length > 2) return null;
  const { from, to } = booking;
  if (from === null || to === null) return null;
  const [start, end] = ways.get(booking.id)?.ends ?? [from, to];
  return { start, end, flexible };
};

const toMovable = (
  source: Source,
  { flexibility, ways }: { flexibility: ReadonlyMap<string, number>; ways: BookedWays },
  rules: { bufferMinutes: number; pools: boolean } & Pick<Wanted, 'kind' | 'site' | 'withDriver'>,
): Movable => {
  const { trip, bookings } = source;
  const { bufferMinutes, pools, ...rest } = rules;
  const { startsAt, endsAt } = trip ?? bookings[0]!;
  const seats = trip ? Math.max(1, trip.seatsTaken) : bookings[0]!.seats;
  const chosenCarId = shared(bookings.map((booking) => booking.chosenCarId));
  const wishedDriverId = shared(bookings.map((booking) => booking.wishedDriverId));
  const isStanding = trip !== null && trip.carId !== null;
  return {
    wish: { id: trip?.id ?? bookings[0]!.id, weight: weightOf(source, isStanding) },
    wanted: {
      ...rest,
      startsAt,
      endsAt,
      ...heldFor({ startsAt, endsAt }, bufferMinutes),
      seats,
      class: shared(bookings.map((booking) => booking.class)),
      chosenCarId,
      wishedDriverId,
      onlyProviderId: null,
      declinedById: trip && declinedBy(trip),
      isDrivenThrough: pools,
    },
    isStanding,
    carId: trip?.carId ?? chosenCarId,
    driverId: trip?.driverId ?? wishedDriverId,
    sharing: sharingOf(source, flexibility, ways),
    km: trip ? trip.plannedKm : (ways.get(bookings[0]!.id)?.km ?? null),
  };
};

type Listed = { facts: { id: string; providerId: string | null } };

/** Own ones first; never by name, which another reader's language puts in another order. */
const byHouse = ({ facts: a }: Listed, { facts: b }: Listed): number =>
  Number(a.providerId !== null) - Number(b.providerId !== null) || (a.id < b.id ? -1 : 1);

type CarWithRate = World['cars'][number];

const withRates = async (
  { db, params: { kind } }: WorldReader,
  day: Day,
  cars: readonly Omit<CarWithRate, 'rate'>[],
): Promise<CarWithRate[]> => {
  const known = new Map<string, CarWithRate['rate']>();
  const found: CarWithRate[] = [];
  for (const facts of cars) {
    const key = `${facts.providerId} ${facts.class}`;
    if (!known.has(key)) {
      const rate = await rateOf(db, { kind, carId: facts.id, day });
      known.set(key, rate?.rate ?? null);
    }
    found.push({ ...facts, rate: known.get(key) ?? null });
  }
  return found;
};

/** Everything that may be arranged on this day, and all that is in its way. */
export const readWorld = async (
  call: WorldReader,
  day: Day,
  beside: readonly string[],
  { evenPinned = false, staying = [] }: { evenPinned?: boolean; staying?: readonly string[] } = {},
): Promise<ReadWorld> => {
  const { params, language, db, now } = call;
  const { kind } = params;
  const { withDriver, pools } = kinds[kind];
  const rules = await arrangingKindRepository(db).rules(kind);
  const { bufferMinutes, site, service } = rules;
  const [from, until] = [atMinute(day, 0), atMinute(addDays(day, 1), 0)];
  const wish = {
    kind,
    providerId: null,
    day,
    from: atMinute(addDays(day, -1), 0),
    until: addMinutes(until, rules.longestMinutes + bufferMinutes),
    language,
    now,
  };
  const trips = await arrangingTripRepository(db, wish).between(from, until);
  // Whoever gave a reason has decided on the driver's day: a proposal would only take it back.
  const decided = await assignmentRepository(db).driversBeyondHours(trips.map(({ id }) => id));
  const stored = arrangingBookingRepository(db, language);
  const waiting = await stored.unarranged(kind, { from, until });
  const loose = waiting
    .map(({ booking }) => booking)
    .filter(
      ({ startsAt }) => dayOf(startsAt) === day && !isTooLate({ type: 'booking', startsAt }, now),
    );
  const sources: Source[] = [
    ...trips
      .filter((trip) => mayMove(trip, day, now) && !staying.includes(trip.id))
      .filter(({ driverId }) => driverId === null || !decided.includes(driverId))
      .filter(({ locked }) => evenPinned || !locked)
      .map((trip) => ({ trip, bookings: trip.bookings })),
    ...loose.map((booking) => ({ trip: null, bookings: [booking] })),
  ];
  const flexibility = pools
    ? await stored.flexibility(loose.map(({ id }) => id))
    : new Map<string, number>();
  const ways = await readBookedWays(
    db,
    loose.map(({ id }) => id),
  );
  const moved = new Set(sources.flatMap(({ trip }) => (trip ? [trip.id] : [])));
  const isOther = ({ tripId, bookingId }: { tripId: string | null; bookingId: string | null }) =>
    (tripId === null || !moved.has(tripId)) && !loose.some(({ id }) => id === bookingId);
  const resources = arrangingResourceRepository(db);
  // What nobody has looked at is not sent by itself.
  const cars = (await resources.cars(wish)).filter(({ shown }) => shown.isChecked);
  const drivers = (withDriver ? await resources.drivers(wish) : []).toSorted(byHouse);
  const nobody = { id: '', riders: [] };
  const promised = await readPromised(call, day, beside);
  const shown = cars.map((car) => {
    const claims = [...car.claims, ...promised.ofCar(car.facts.id)].filter(isOther);
    // By the day: what it drives the day before pays for nothing today.
    const isPaid = claims.some(
      ({ tripKind, plannedFrom }) =>
        tripKind === kind && plannedFrom !== null && dayOf(plannedFrom) === day,
    );
    return { ...carFacts({ ...car, claims: inOrder(claims) }, nobody), isPaid };
  });
  const movables = sources.map((source) =>
    toMovable(source, { flexibility, ways }, { bufferMinutes, pools, kind, site, withDriver }),
  );
  const places = [...ways.values()].flatMap(({ ends }) => ends ?? []);
  const world: World = {
    start: from,
    travel: pools ? await readMinutesAmong(db, places, atMinute(day, MIDDAY)) : new Map(),
    service: {
      startsAt: atMinute(day, minutesOf(service.from)),
      endsAt: atMinute(day, minutesOf(service.to)),
    },
    pools,
    movables,
    cars: await withRates(call, day, shown),
    drivers: drivers.map(({ facts, claims, ...driver }) => {
      const promises = promised.ofDriver(facts.id);
      const tripsThisWeek = facts.tripsThisWeek + promises.length;
      const others = inOrder([...claims, ...promises].filter(isOther));
      return driverFacts({ ...driver, facts: { ...facts, tripsThisWeek }, claims: others }, nobody);
    }),
  };
  const versions = sources.map(({ trip, bookings }) => [
    trip?.id,
    trip?.version,
    ...bookings.map(({ id, version }) => [id, version]),
  ]);
  // What becomes of the day before changes nothing. How long a car is doubted moves with the clock: that it is counts.
  const touches = (end: string | null) =>
    end === null || isBefore(addMinutes(from, -bufferMinutes), end);
  const known = world.cars.map((car) => ({
    ...car,
    claims: car.claims.filter((claim) => touches(claim.until)),
    doubtfulUntil: car.doubtfulUntil !== null && touches(car.doubtfulUntil),
  }));
  const facts = [versions, bufferMinutes, known, world.drivers];
  const fingerprint = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  const pinned = trips.filter((trip) => trip.locked && mayMove(trip, day, now)).map(({ id }) => id);
  return { world, sources, fingerprint, bufferMinutes, pinned };
};
