import type { Car, CarType, Day, Driver, DriverType, Ride, Span } from '#domain/optimise/day';
import type { HoursRule } from '#domain/hours/rules';

/** Numbers that come again for the same seed (mulberry32). */
export const openRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share: number) => next() < share,
    pick: <T>(values: readonly T[]): T => values[between(0, values.length - 1)]!,
  };
};

export type Random = ReturnType<typeof openRandom>;

export type Family = {
  bookings: number;
  cars: number;
  /** Beyond these, cars can be hired. */
  hired: number;
  /** 0: the traveller drives. */
  drivers: number;
  /** Of the provider; without any it sends its own, whoever they are. */
  hiredDrivers?: number;
  /** Shortest and longest, in minutes. */
  length: readonly [number, number];
  buffer?: number;
  /** The share of cars and drivers that are taken for a part of the day. */
  busy?: number;
  /** The share of bookings that not every car of the size can take. */
  tagged?: number;
  hours?: readonly HoursRule[];
};

const QUARTER = 15;
const SEATS = [4, 4, 4, 7, 10] as const;
const PRICE = { 4: 40_000, 7: 60_000, 10: 80_000 } as const;
const HIRE = { 4: 180_000, 7: 240_000, 10: 320_000 } as const;
const WEIGHT = 10_000_000;
const SHIFTS: readonly Span[] = [
  [360, 900],
  [480, 1020],
  [600, 1140],
];
const OVERTIME_A_MINUTE = 120;

type Size = keyof typeof PRICE;

const makeRide = (
  random: Random,
  index: number,
  { length, buffer = 30, drivers }: Family,
): Ride => {
  const minutes = random.between(length[0] / QUARTER, length[1] / QUARTER) * QUARTER;
  const from = random.between(24, Math.max(24, 84 - minutes / QUARTER)) * QUARTER;
  return {
    wishes: [index],
    from,
    until: from + minutes,
    heldUntil: from + minutes + buffer,
    needsDriver: drivers > 0,
    isDrivenThrough: false,
    carId: null,
    driverId: null,
    isStanding: false,
  };
};

const makeBusy = (random: Random, share: number): Span[] => {
  if (!random.chance(share)) return [];
  const from = random.between(24, 72) * QUARTER;
  return [[from, from + random.between(4, 16) * QUARTER]];
};

const outside = ({ from, until }: Ride, [begins, ends]: Span): number =>
  Math.max(0, until - from - Math.max(0, Math.min(until, ends) - Math.max(from, begins)));

/** A day as one might be, without anything arranged. */
export const makeDay = (seed: number, family: Family): Day => {
  const random = openRandom(seed);
  const { bookings, busy = 0, tagged = 0, hours = [] } = family;
  const rides = Array.from({ length: bookings }, (_, index) => makeRide(random, index, family));
  const seats = rides.map(() => random.pick([1, 1, 2, 2, 3, 4, 4, 6, 9]));
  const tags = rides.map(() => random.chance(tagged));
  const weights = rides.map(() => WEIGHT * random.pick([1, 1, 1, 1, 2, 4]));
  const kinds = ([4, 7, 10] as const).flatMap((size) =>
    [false, true].flatMap((isHired) => [false, true].map((hasTag) => ({ size, isHired, hasTag }))),
  );
  const carTypes: CarType[] = kinds.map(({ size, isHired, hasTag }) => ({
    prices: rides.map((ride, index) =>
      seats[index]! > size || (tags[index]! && !hasTag)
        ? null
        : Math.round((PRICE[size] * (ride.until - ride.from)) / 480),
    ),
    dislikes: rides.map(() => 0),
    isOther: rides.map(() => false),
    house: isHired ? 'hired' : 'own',
    bringsDriver: isHired && !family.hiredDrivers,
    isLarge: size === 10,
  }));
  const makeCar = (isHired: boolean, index: number): Car => {
    const size: Size = random.pick(SEATS);
    const hasTag = random.chance(0.5);
    return {
      id: `${isHired ? 'hired' : 'own'}-${index}`,
      type: kinds.findIndex(
        (kind) => kind.size === size && kind.isHired === isHired && kind.hasTag === hasTag,
      ),
      isHired,
      rent: isHired ? HIRE[size] : 0,
      busy: makeBusy(random, busy),
    };
  };
  const houses = SHIFTS.flatMap((shift) =>
    ['own', 'hired'].flatMap((house) =>
      [true, false].map((drivesLarge) => ({ shift, house, drivesLarge })),
    ),
  );
  const driverTypes: DriverType[] = houses.map(({ shift, ...type }) => ({
    ...type,
    hours,
    overtime: rides.map((ride) => outside(ride, shift)),
  }));
  const makeDriver = (house: string, index: number): Driver => ({
    id: `${house}-driver-${index}`,
    type: random.pick([...houses.keys()].filter((type) => houses[type]!.house === house)),
    busy: makeBusy(random, busy / 2),
    duties: [],
    trips: random.between(0, 4),
  });
  return {
    wishes: weights.map((weight, index) => ({ id: `booking-${index}`, weight })),
    rides,
    carTypes,
    cars: [
      ...Array.from({ length: family.cars }, (_, index) => makeCar(false, index)),
      ...Array.from({ length: family.hired }, (_, index) => makeCar(true, index)),
    ],
    driverTypes,
    drivers: [
      ...Array.from({ length: family.drivers }, (_, index) => makeDriver('own', index)),
      ...Array.from({ length: family.hiredDrivers ?? 0 }, (_, index) => makeDriver('hired', index)),
    ],
    change: 5_000,
    hire: 0,
    overtime: OVERTIME_A_MINUTE,
    isCut: false,
  };
};
