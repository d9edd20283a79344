import { estimateCost, type Rate } from '../booking/estimate-cost';
import { dayOf, type Instant, isBefore, minutesBetween } from '../dates/bangkok-time';
import type { HoursRule } from '../hours/rules';
import { type CarFacts, type Claim, stopsOfCar, type Wanted } from '../arranging/judge-car';
import { type DriverFacts, SMALL_CAR_SEATS, stopsOfDriver } from '../arranging/judge-driver';
import { overtimeMinutes } from '../arranging/working-time';
import type { Car, CarType, Day, Driver, DriverType, Ride, Span, Wish } from './day';

/** What waits for a car, or has one that could be another. */
export type Movable = {
  wish: Wish;
  wanted: Wanted;
  isStanding: boolean;
  /** What it has, or was wished for. */
  carId: string | null;
  driverId: string | null;
};

/** The company as it is on the day: claims of what may be moved are not among those of cars and drivers. */
export type World = {
  /** Minutes are counted from here. */
  start: Instant;
  /** A shuttle's car is paid by the day, whatever it drives. */
  service: { startsAt: Instant; endsAt: Instant };
  pools: boolean;
  movables: readonly Movable[];
  cars: readonly (CarFacts & { rate: Rate | null; isPaid: boolean })[];
  drivers: readonly (DriverFacts & { hours: readonly HoursRule[] })[];
};

const OWN = 'own';
const FAR = 60 * 24 * 365;

/** Satang. Together they keep an order: who is left out, then hired cars and baht, then what is turned over. */
const weights = { change: 5_000, hire: 30_000, overtime: 200, otherCar: 100_000 } as const;

const minute = ({ start }: World, at: Instant): number => minutesBetween(start, at);

const busyOf = (world: World, claims: readonly Claim[]): Span[] =>
  claims.map(({ from, until }) => [
    minute(world, from),
    until === null ? FAR : minute(world, until),
  ]);

const toRide = (world: World, { wanted, ...movable }: Movable, index: number): Ride => ({
  wishes: [index],
  from: minute(world, wanted.heldFrom),
  until: minute(world, wanted.endsAt),
  heldUntil: minute(world, wanted.heldUntil),
  needsDriver: wanted.withDriver,
  // In a rental the driver waits between the ways.
  isDrivenThrough: world.pools,
  carId: movable.carId,
  driverId: movable.driverId,
  isStanding: movable.isStanding,
});

const houseOf = ({ providerId }: { providerId: string | null }): string => providerId ?? OWN;

/** A car that was named, or else any of the class. */
const isWished = ({ chosenCarId, class: wished }: Wanted, car: CarFacts): boolean =>
  chosenCarId === null ? wished === null || wished === car.class : chosenCarId === car.id;

const toCarType = (world: World, car: World['cars'][number]): CarType => {
  const { rate } = car;
  const sound = { ...car, claims: [] };
  return {
    prices: world.movables.map(({ wanted }) => {
      if (stopsOfCar(sound, wanted).length > 0) return null;
      return world.pools || !rate ? 0 : estimateCost(rate, { ...wanted, km: null }).total;
    }),
    dislikes: world.movables.map(({ wanted }) => (isWished(wanted, car) ? 0 : weights.otherCar)),
    house: houseOf(car),
    // Of a provider without drivers of its own the driver comes with the car.
    bringsDriver:
      car.providerId !== null &&
      !world.drivers.some((driver) => driver.providerId === car.providerId),
    isLarge: car.seats > SMALL_CAR_SEATS,
  };
};

const toDriverType = (world: World, driver: World['drivers'][number]): DriverType => {
  const { hours, shifts, licence, medicalUntil } = driver;
  const free = { ...driver, claims: [] };
  return {
    overtime: world.movables.map(({ wanted }) => {
      const isFit = medicalUntil === null || medicalUntil >= dayOf(wanted.endsAt);
      const isAble = isFit && stopsOfDriver(free, wanted, null).length === 0;
      return isAble ? overtimeMinutes(wanted, shifts) : null;
    }),
    house: houseOf(driver),
    hours: hours.filter(({ isHard }) => isHard),
    drivesLarge: licence !== null && !licence.class.endsWith('1'),
  };
};

/** Equal ones once, and which of them each is. */
const unique = <T>(values: readonly T[]): { types: T[]; typeOf: number[] } => {
  const found = new Map<string, number>();
  const types: T[] = [];
  const typeOf = values.map((value) => {
    const key = JSON.stringify(value);
    const known = found.get(key);
    if (known !== undefined) return known;
    found.set(key, types.length);
    return types.push(value) - 1;
  });
  return { types, typeOf };
};

const toCar = (world: World, car: World['cars'][number], type: number): Car => {
  const price = car.rate ? estimateCost(car.rate, { ...world.service, km: null }).total : 0;
  return {
    id: car.id,
    type,
    isHired: car.providerId !== null,
    rent: world.pools && !car.isPaid ? price : 0,
    busy: busyOf(world, car.claims),
  };
};

const toDriver = (world: World, driver: World['drivers'][number], type: number): Driver => ({
  id: driver.id,
  type,
  busy: busyOf(world, driver.claims),
  duties: driver.driven
    .filter(({ startsAt, endsAt }) => isBefore(startsAt, endsAt))
    .map(({ startsAt, endsAt }) => ({
      from: minute(world, startsAt),
      until: minute(world, endsAt),
      isDrivenThrough: world.pools,
    })),
  trips: driver.tripsThisWeek,
});

/** The day as the optimiser reads it: nothing but figures, so that it can be handed to another thread. */
export const toDay = (world: World): Day => {
  const cars = unique(world.cars.map((car) => toCarType(world, car)));
  const drivers = unique(world.drivers.map((driver) => toDriverType(world, driver)));
  return {
    wishes: world.movables.map(({ wish }) => wish),
    rides: world.movables.map((movable, index) => toRide(world, movable, index)),
    carTypes: cars.types,
    cars: world.cars.map((car, index) => toCar(world, car, cars.typeOf[index]!)),
    driverTypes: drivers.types,
    drivers: world.drivers.map((driver, index) => toDriver(world, driver, drivers.typeOf[index]!)),
    change: weights.change,
    hire: weights.hire,
    overtime: weights.overtime,
    isCut: false,
  };
};
