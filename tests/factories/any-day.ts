import { hoursPresets } from '#domain/hours/rules';
import type { Day } from '#domain/optimise/day';
import { type Family, makeDay, openRandom } from './random-days';

const hard = hoursPresets.transport_workers.filter(({ isHard }) => isHard);

export const someFamily = (seed: number): Family => {
  const random = openRandom(seed * 7919);
  return {
    bookings: random.between(0, 12),
    cars: random.between(0, 4),
    hired: random.between(0, 3),
    drivers: random.pick([0, 1, 3, 5]),
    hiredDrivers: random.pick([0, 0, 2]),
    length: random.pick([
      [30, 120],
      [120, 540],
    ] as const),
    busy: random.pick([0, 0.3, 0.7]),
    tagged: random.pick([0, 0.4]),
    hours: random.pick([[], hard]),
  };
};

/** As it stands after some of it was arranged otherwise than it would be. */
const withStanding = (day: Day, seed: number): Day => {
  const random = openRandom(seed);
  return {
    ...day,
    rides: day.rides.map((ride) =>
      random.chance(0.5) && day.cars.length > 0
        ? { ...ride, carId: random.pick(day.cars).id, isStanding: true }
        : ride,
    ),
  };
};

/** Some of them could also ride together. */
export const withRounds = (day: Day, seed: number): Day => {
  const random = openRandom(seed);
  const rounds = day.rides.flatMap((ride, index) =>
    day.rides
      .slice(index + 1)
      .filter(() => random.chance(0.3))
      .map((other) => ({
        ...ride,
        wishes: [...ride.wishes, ...other.wishes],
        from: Math.min(ride.from, other.from),
        until: Math.max(ride.until, other.until),
        heldUntil: Math.max(ride.heldUntil, other.heldUntil),
      })),
  );
  const both = <T>(by: readonly (T | null)[], join: (first: T, second: T) => T) =>
    rounds.map(({ wishes }) => {
      const [first, second] = wishes.map((wish) => by[wish] ?? null);
      return first == null || second == null ? null : join(first, second);
    });
  const longer = (first: number, second: number) => Math.max(first, second);
  return {
    ...day,
    rides: [...day.rides, ...rounds],
    carTypes: day.carTypes.map((type) => ({
      ...type,
      prices: [...type.prices, ...both(type.prices, longer)],
      dislikes: [...type.dislikes, ...rounds.map(() => 0)],
      isOther: [...type.isOther, ...rounds.map(() => false)],
    })),
    driverTypes: day.driverTypes.map((type) => ({
      ...type,
      overtime: [...type.overtime, ...both(type.overtime, longer)],
    })),
  };
};

/** Small, and of any sort: with trips that stand, with rides that could be shared, with too little of everything. */
export const anyDay = (seed: number): Day => {
  const alone = withStanding(makeDay(seed, someFamily(seed)), seed);
  return seed % 3 === 0 ? withRounds(alone, seed) : alone;
};
