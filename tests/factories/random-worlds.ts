import type { CarFacts, Claim, Wanted } from '#domain/arranging/judge-car';
import type { Rate } from '#domain/booking/estimate-cost';
import { addDays, addMinutes, atMinute, type Instant } from '#domain/dates/bangkok-time';
import type { HoursRule } from '#domain/hours/rules';
import type { Movable, World } from '#domain/optimise/world';
import { heldFor } from '#domain/trip/period';
import { openRandom, type Random } from './random-days';

/** A company on a day as one might be, seen as the server reads it: facts, claims, rates and shifts. */
export type WorldFamily = {
  bookings: number;
  own: number;
  hired: number;
  /** 0: the travellers drive. */
  drivers: number;
  /** Shortest and longest booking, in minutes. */
  length: readonly [number, number];
  /** Rides that may share a car, between places whose ways are known. */
  pools?: boolean;
  /** Departures of a timetable: each has its car, and people on it already. */
  departures?: boolean;
  /** The share of bookings that are pinned to a car and driver already. */
  pinned?: number;
  /** The share of bookings that only one class of cars will do for. */
  tagged?: number;
  days?: number;
  buffer?: number;
  hours?: readonly HoursRule[];
};

const KIND = 'bookingwithdrivernava';
const PROVIDER = 'provider';
const FIRST_DAY = '2026-11-24';
const QUARTER = 15;
const LEFT_OUT = 10_000_000;
const classes = [
  { class: 'sedan', seats: 4, own: 90_000, hired: 175_000 },
  { class: 'sedan', seats: 4, own: 90_000, hired: 175_000 },
  { class: 'ppv', seats: 6, own: 110_000, hired: 220_000 },
  { class: 'van', seats: 10, own: 130_000, hired: 260_000 },
] as const;
const places = ['factory', 'bank', 'hospital', 'supplier', 'office', 'port'];
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const shifts = [
  ['06:00', '15:00'],
  ['08:00', '17:00'],
  ['11:00', '20:00'],
] as const;

const rateOf = (dayRate: number): Rate => ({
  dayRate,
  hoursIncluded: 9,
  overtimePerHour: Math.round(dayRate / 12),
  kmIncluded: 200,
  perKm: 500,
});

/** Minutes between two of the places, the same each time. */
const wayOf = (start: string, end: string): number =>
  15 + ((places.indexOf(start) * 7 + places.indexOf(end) * 7) % 5) * 5;

const makeMovable = (random: Random, index: number, family: WorldFamily): Movable => {
  const { length, days = 1, buffer = 30, tagged = 0, drivers, departures = false } = family;
  const pools = family.pools === true && !departures;
  const [start, end] = [random.pick(places), random.pick(places)];
  const minutes = pools
    ? wayOf(start, end)
    : random.between(length[0] / QUARTER, length[1] / QUARTER) * QUARTER;
  const latest = Math.max(24, 80 - Math.ceil(minutes / QUARTER));
  const day = addDays(FIRST_DAY, random.between(0, days - 1));
  const startsAt = atMinute(day, random.between(24, latest) * QUARTER);
  const endsAt = addMinutes(startsAt, minutes);
  const seats = random.pick(
    departures ? [2, 3, 4, 5, 6, 8, 10] : pools ? [1, 1, 1, 2, 2, 3] : [1, 1, 2, 2, 3, 4, 5, 8],
  );
  const wanted: Wanted = {
    kind: KIND,
    site: 'nava',
    startsAt,
    endsAt,
    ...heldFor({ startsAt, endsAt }, buffer),
    seats,
    withDriver: drivers > 0,
    class: random.chance(tagged)
      ? (classes.find((car) => car.seats >= seats)?.class ?? null)
      : null,
    chosenCarId: null,
    wishedDriverId: null,
    onlyProviderId: null,
    declinedById: null,
    isDrivenThrough: pools || departures,
  };
  return {
    wish: { id: `booking-${index}`, weight: LEFT_OUT * random.pick([1, 1, 1, 1, 3]) },
    wanted,
    isStanding: false,
    carId: null,
    driverId: null,
    km: null,
    sharing:
      pools && random.chance(0.8) ? { start, end, flexible: random.pick([0, 10, 15]) } : null,
  };
};

const makeCar = (random: Random, isHired: boolean, index: number): World['cars'][number] => {
  const kind = random.pick(classes);
  const facts: CarFacts = {
    id: `${isHired ? 'hired' : 'own'}-${index}`,
    seats: kind.seats,
    class: kind.class,
    status: 'available',
    kinds: [KIND],
    site: 'nava',
    providerId: isHired ? PROVIDER : null,
    doubtfulUntil: null,
    standsSince: null,
    papersUntil: random.chance(0.02) ? addDays(FIRST_DAY, -1) : null,
    claims: [],
  };
  return { ...facts, rate: rateOf(isHired ? kind.hired : kind.own), isPaid: false };
};

const makeDriver = (
  random: Random,
  index: number,
  hours: readonly HoursRule[],
): World['drivers'][number] => {
  const [starts, ends] = random.pick(shifts);
  return {
    id: `driver-${index}`,
    status: 'active',
    kinds: [KIND],
    sites: [],
    providerId: null,
    licence: { class: 'ท.2', until: random.chance(0.02) ? FIRST_DAY : '2099-01-01' },
    medicalUntil: null,
    shifts: weekdays.map((weekday) => ({ weekday, starts, ends })),
    tripsThisWeek: random.between(0, 6),
    rating: null,
    claims: [],
    driven: [],
    hours,
  };
};

/** Some of the bookings have cars and drivers that nobody may take from them. */
const pin = (random: Random, world: World, share: number): World => {
  const [cars, drivers] = [new Map<string, Claim[]>(), new Map<string, Claim[]>()];
  const isFree = (claims: readonly Claim[] = [], from: Instant, until: Instant) =>
    !claims.some((claim) => claim.from < until && from < (claim.until ?? until));
  const movables = world.movables.filter(({ wanted }) => {
    if (!random.chance(share)) return true;
    const { heldFrom: from, heldUntil: until, seats } = wanted;
    const car = world.cars.find(
      ({ id, seats: room, providerId }) =>
        providerId === null && room >= seats && isFree(cars.get(id), from, until),
    );
    const driver = world.drivers.find(({ id }) => isFree(drivers.get(id), from, until));
    if (!car || (wanted.withDriver && !driver)) return true;
    const claim: Claim = { from, until, type: 'taken' };
    cars.set(car.id, [...(cars.get(car.id) ?? []), claim]);
    if (driver) drivers.set(driver.id, [...(drivers.get(driver.id) ?? []), claim]);
    return false;
  });
  return {
    ...world,
    movables,
    cars: world.cars.map((car) => ({ ...car, claims: cars.get(car.id) ?? [] })),
    drivers: world.drivers.map((driver) => ({ ...driver, claims: drivers.get(driver.id) ?? [] })),
  };
};

export const makeWorld = (seed: number, family: WorldFamily): World => {
  const random = openRandom(seed);
  const { bookings, own, hired, drivers, pools = false, pinned = 0, hours = [] } = family;
  const sized = (cars: World['cars'][number][]) => cars.toSorted((a, b) => a.seats - b.seats);
  const world: World = {
    start: atMinute(FIRST_DAY, 0),
    service: { startsAt: atMinute(FIRST_DAY, 360), endsAt: atMinute(FIRST_DAY, 1200) },
    pools,
    travel: new Map(),
    movables: Array.from({ length: bookings }, (_, index) => makeMovable(random, index, family)),
    cars: [
      ...sized(Array.from({ length: own }, (_, index) => makeCar(random, false, index))),
      ...sized(Array.from({ length: hired }, (_, index) => makeCar(random, true, index))),
    ],
    drivers: Array.from({ length: drivers }, (_, index) => makeDriver(random, index, hours)),
  };
  return pin(random, world, pinned);
};

/** The same day a little later: some were called off, others came, and what stands stands. */
export const disrupt = (
  seed: number,
  world: World,
  {
    family,
    standing,
  }: { family: WorldFamily; standing: ReadonlyMap<string, Pick<Movable, 'carId' | 'driverId'>> },
): World => {
  const random = openRandom(seed + 10_000);
  const share = 0.05;
  const kept = world.movables
    .filter(() => !random.chance(share))
    .map((movable) => {
      const has = standing.get(movable.wish.id);
      return has ? { ...movable, ...has, isStanding: true } : movable;
    });
  const news = Array.from({ length: Math.round(family.bookings * share) }, (_, index) =>
    makeMovable(random, family.bookings + index, family),
  );
  return { ...world, movables: [...kept, ...news] };
};
