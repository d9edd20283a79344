import { figuresOf } from './cost';
import type { Day, Placement } from './day';

export type PinsPrice = { price: number; hired: number; unserved: number };

const keyOf = (day: Day, ride: number): string =>
  day.rides[ride]!.wishes.map((wish) => day.wishes[wish]!.id)
    .toSorted()
    .join();

type Planned = { day: Day; placements: readonly Placement[] };

/**
 * What it costs that pinned trips keep what they have, in the figures of the day on which they may move. A plan that is
 * not proven may be the dearer one without pins: then they cost nothing. Undefined where that day knows a ride not.
 */
export const priceOfPins = (
  pinned: Planned,
  free: Planned & { stand: readonly Placement[] },
): PinsPrice | undefined => {
  const rides = new Map(free.day.rides.map((_, ride) => [keyOf(free.day, ride), ride]));
  const cars = new Map(free.day.cars.map(({ id }, car) => [id, car]));
  const drivers = new Map(free.day.drivers.map(({ id }, driver) => [id, driver]));
  const same = pinned.placements.flatMap(({ ride, car, driver }): Placement[] => {
    const found = rides.get(keyOf(pinned.day, ride));
    const itsCar = cars.get(pinned.day.cars[car]!.id);
    if (found === undefined || itsCar === undefined) return [];
    const itsDriver = driver === null ? null : drivers.get(pinned.day.drivers[driver]!.id);
    return [{ ride: found, car: itsCar, driver: itsDriver ?? null }];
  });
  if (same.length < pinned.placements.length) return undefined;
  const withPins = figuresOf(free.day, [...same, ...free.stand]);
  const without = figuresOf(free.day, free.placements);
  const unserved = Math.max(0, withPins.unserved - without.unserved);
  // Whoever carries more people may well cost more.
  const isAlike = withPins.unserved === without.unserved;
  const more = (name: 'price' | 'hired') =>
    isAlike ? Math.max(0, withPins[name] - without[name]) : 0;
  return { price: more('price'), hired: more('hired'), unserved };
};
