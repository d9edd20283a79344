import { judgeHours } from '#domain/hours/judge-hours';
import type { Day, Placement, Span } from '#domain/optimise/day';

const doubled = (spans: readonly Span[]): boolean =>
  spans.some(([from], index) =>
    spans.some((other, second) => second !== index && other[0] <= from && from < other[1]),
  );

/** Everything that a plan must never do, told without a line of what makes plans. */
export const faultsOf = (day: Day, placements: readonly Placement[]): string[] => {
  const faults: string[] = [];
  const spanOf = ({ ride }: Placement): Span => [day.rides[ride]!.from, day.rides[ride]!.heldUntil];
  const wishes = placements.flatMap(({ ride }) => day.rides[ride]!.wishes);
  if (new Set(wishes).size < wishes.length) faults.push('a booking rides twice');
  for (const { ride, car, driver } of placements) {
    const type = day.carTypes[day.cars[car]!.type]!;
    if (type.prices[ride] == null) faults.push(`ride ${ride} in a car that cannot take it`);
    const needsDriver = day.rides[ride]!.needsDriver && !type.bringsDriver;
    if (needsDriver !== (driver !== null))
      faults.push(`ride ${ride} with no or one driver too many`);
    if (driver === null) continue;
    const drives = day.driverTypes[day.drivers[driver]!.type]!;
    if (drives.overtime[ride] == null || drives.house !== type.house)
      faults.push(`ride ${ride} by a driver who cannot`);
    if (type.isLarge && !drives.drivesLarge) faults.push(`ride ${ride} without the licence for it`);
  }
  for (const [index, { busy }] of day.cars.entries()) {
    const spans = placements.filter(({ car }) => car === index).map(spanOf);
    if (spans.length > 0 && doubled([...spans, ...busy])) faults.push(`car ${index} taken twice`);
  }
  for (const [index, { busy, duties, type }] of day.drivers.entries()) {
    const { hours } = day.driverTypes[type]!;
    const own = placements.filter(({ driver }) => driver === index);
    if (own.length > 0 && doubled([...own.map(spanOf), ...busy]))
      faults.push(`driver ${index} taken twice`);
    const before = new Map(
      judgeHours(duties, hours).map(({ rule, at, over }) => [`${rule} ${at}`, over]),
    );
    const after = judgeHours([...duties, ...own.map(({ ride }) => day.rides[ride]!)], hours);
    if (after.some(({ rule, at, over }) => over > (before.get(`${rule} ${at}`) ?? 0)))
      faults.push(`driver ${index} beyond the hours`);
  }
  return faults;
};

/** The least cost of all plans, by trying every one of them. */
export const leastCost = (
  day: Day,
  costOf: (placements: readonly Placement[]) => number,
): number => {
  const choices = day.rides.map((_, ride) =>
    day.cars.flatMap((_car, car) =>
      [null, ...day.drivers.keys()].map((driver): Placement => ({ ride, car, driver })),
    ),
  );
  const tryFrom = (ride: number, placements: readonly Placement[]): number => {
    if (ride === day.rides.length) return costOf(placements);
    const without = tryFrom(ride + 1, placements);
    return choices[ride]!.reduce((least, placement) => {
      const more = [...placements, placement];
      return faultsOf(day, more).length > 0 ? least : Math.min(least, tryFrom(ride + 1, more));
    }, without);
  };
  return tryFrom(0, []);
};
