import { estimateCost, type Rate } from '../booking/estimate-cost';
import { dayOf, isBefore, minutesBetween } from '../dates/bangkok-time';
import {
  type CarFacts,
  type Claim,
  isDeclined,
  stopsOfCar,
  type Wanted,
} from '../arranging/judge-car';
import { SMALL_CAR_SEATS, stopsOfDriver } from '../arranging/judge-driver';
import { overtimeMinutes } from '../arranging/working-time';
import { joined, together } from './together';
import { minute, type Need, type World } from './world';
import type { Car, CarType, Day, Driver, DriverType, Ride, Span } from './day';

const OWN = 'own';
const FAR = 60 * 24 * 365;

/** Satang. Together they keep an order: who is left out, then hired cars and baht, then what is turned over; `whatCounts` says so. */
const weights = {
  change: 20_000,
  hire: 30_000,
  overtime: 200,
  otherCar: 100_000,
  minute: 20,
} as const;

const busyOf = (world: World, claims: readonly Claim[]): Span[] =>
  claims.map(({ from, until }) => [
    minute(world, from),
    until === null ? FAR : minute(world, until),
  ]);

const toRide = (world: World, { wanted, wishes, ...need }: Need): Ride => ({
  wishes,
  from: minute(world, wanted.heldFrom),
  until: minute(world, wanted.endsAt),
  heldUntil: minute(world, wanted.heldUntil),
  needsDriver: wanted.withDriver,
  isDrivenThrough: wanted.isDrivenThrough,
  carId: need.carId,
  driverId: need.driverId,
  isStanding: need.isStanding,
});

const houseOf = ({ providerId }: { providerId: string | null }): string => providerId ?? OWN;

/** A car that was named, or else any of the class. */
const isWished = ({ chosenCarId, class: wished }: Wanted, car: CarFacts): boolean =>
  chosenCarId === null ? wished === null || wished === car.class : chosenCarId === car.id;

/** It has a car of the company, for certain: a hired one would have to be accepted first, and might not be. */
const keepsOwnCar = (world: World, { isStanding, carId, wanted }: Need): boolean => {
  const car = world.cars.find(({ id }) => id === carId);
  const isOwn = isStanding && wanted.withDriver && car?.providerId === null;
  return isOwn && stopsOfCar(car, wanted).length === 0;
};

const toCarType = (
  world: World,
  car: World['cars'][number],
  needs: readonly (Need & { keepsOwn: boolean })[],
): CarType => {
  const { rate, providerId } = car;
  const sound = { ...car, claims: [] };
  const isOther = needs.map(({ wanted }) => !isWished(wanted, car));
  return {
    prices: needs.map(({ wanted, km, keepsOwn }) => {
      if (keepsOwn && providerId !== null) return null;
      if (stopsOfCar(sound, wanted).length > 0 || isDeclined(car, wanted)) return null;
      return world.pools || !rate ? 0 : estimateCost(rate, { ...wanted, km }).total;
    }),
    isOther,
    dislikes: needs.map(
      ({ wanted }, ride) =>
        (isOther[ride] ? weights.otherCar : 0) +
        (world.pools ? weights.minute * minutesBetween(wanted.startsAt, wanted.endsAt) : 0),
    ),
    house: houseOf(car),
    // Of a provider without drivers of its own the driver comes with the car.
    bringsDriver:
      car.providerId !== null &&
      !world.drivers.some((driver) => driver.providerId === car.providerId),
    isLarge: car.seats > SMALL_CAR_SEATS,
  };
};

const toDriverType = (driver: World['drivers'][number], needs: readonly Need[]): DriverType => {
  const { hours, shifts, licence, medicalUntil } = driver;
  // Hours are judged when it is known what else they drive.
  const free = { ...driver, claims: [], hours: [] };
  return {
    overtime: needs.map(({ wanted }) => {
      const isFit = medicalUntil === null || medicalUntil >= dayOf(wanted.endsAt);
      const isAble = isFit && stopsOfDriver(free, wanted, null).length === 0;
      return isAble ? overtimeMinutes(wanted, shifts) : null;
    }),
    house: houseOf(driver),
    // Also the soft ones: only a person exceeds them, with a reason.
    hours,
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

/** A car whose rate nobody wrote down counts as the dearest: else it would be the cheapest. */
const dearestOf = ({ cars }: World): Rate | null =>
  cars.reduce<Rate | null>(
    (dearest, { rate }) => (rate && (!dearest || rate.dayRate > dearest.dayRate) ? rate : dearest),
    null,
  );

/** It is out past its end: not to be counted on before this. */
const awaitedOf = (world: World, { doubtfulUntil }: CarFacts): Pick<Car, 'awaited'> =>
  doubtfulUntil === null ? {} : { awaited: [-FAR, minute(world, doubtfulUntil)] };

const toCar = (world: World, car: World['cars'][number], type: number): Car => {
  const price = car.rate ? estimateCost(car.rate, { ...world.service, km: null }).total : 0;
  const late = awaitedOf(world, car);
  return {
    id: car.id,
    type,
    isHired: car.providerId !== null,
    rent: world.pools && !car.isPaid ? price : 0,
    busy: [...busyOf(world, car.claims), ...(late.awaited ? [late.awaited] : [])],
    ...late,
  };
};

const toDriver = (world: World, driver: World['drivers'][number], type: number): Driver => ({
  id: driver.id,
  type,
  busy: busyOf(world, driver.claims),
  duties: driver.driven
    .filter(({ startsAt, endsAt }) => isBefore(startsAt, endsAt))
    .map(({ startsAt, endsAt, isDrivenThrough }) => ({
      from: minute(world, startsAt),
      until: minute(world, endsAt),
      isDrivenThrough,
    })),
  trips: driver.tripsThisWeek,
});

/** The day as the optimiser reads it: nothing but figures, so that it can be handed to another thread. */
export const toDay = (known: World): Day => {
  const dearest = dearestOf(known);
  const rated = known.cars.map((car) => ({ ...car, rate: car.rate ?? dearest }));
  const world = { ...known, cars: rated };
  const { rounds, isCut } = together(world);
  const needs = [
    ...world.movables.map((movable, index) => ({ ...movable, wishes: [index] })),
    ...rounds.map((wishes) => joined(world, wishes)),
  ].map((need) => ({ ...need, keepsOwn: keepsOwnCar(world, need) }));
  const cars = unique(world.cars.map((car) => toCarType(world, car, needs)));
  const drivers = unique(world.drivers.map((driver) => toDriverType(driver, needs)));
  return {
    wishes: world.movables.map(({ wish }) => wish),
    rides: needs.map((need) => toRide(world, need)),
    carTypes: cars.types,
    cars: world.cars.map((car, index) => toCar(world, car, cars.typeOf[index]!)),
    driverTypes: drivers.types,
    drivers: world.drivers.map((driver, index) => toDriver(world, driver, drivers.typeOf[index]!)),
    change: weights.change,
    hire: weights.hire,
    overtime: weights.overtime,
    isCut,
  };
};
