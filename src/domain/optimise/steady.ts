import { costOfPlacement, planOf } from './cost';
import { type Day, type Placement, type Plan, spanOfRide } from './day';
import { fill } from './greedy';
import type { Roster } from './roster';
import { openStanding } from './standing';

/** Cars of one house and size are driven by the same people: who drives stays. */
const areAlike = ({ carTypes, cars }: Day, car: number, other: number): boolean => {
  const [type, otherType] = [carTypes[cars[car]!.type]!, carTypes[cars[other]!.type]!];
  return type.house === otherType.house && type.isLarge === otherType.isLarge;
};

type Move = { cost: number; placements: readonly Placement[] };

const rentOf = ({ day, cars }: Roster, car: number): number =>
  cars[car]!.rides().length === 0 ? day.cars[car]!.rent : 0;

/** The cheapest other car for a ride that has to leave the one that it has. */
const elsewhere = (roster: Roster, placement: Placement): Move | undefined => {
  const { day } = roster;
  let best: Move | undefined;
  for (const car of day.cars.keys()) {
    if (car === placement.car || !areAlike(day, car, placement.car)) continue;
    if (!roster.canTake(placement.ride, car)) continue;
    const moved = { ...placement, car };
    const cost =
      costOfPlacement(day, moved) - costOfPlacement(day, placement) + rentOf(roster, car);
    if (!best || cost < best.cost) best = { cost, placements: [moved] };
  }
  return best;
};

const MOST_IN_THE_WAY = 2;

/** The ride in this car, and what was in its way somewhere else. */
const intoCar = (
  roster: Roster,
  placement: Placement,
  { car, at }: { car: number; at: ReadonlyMap<number, Placement> },
): Move | undefined => {
  const { day } = roster;
  const { ride } = placement;
  const blockers = roster.cars[car]!.inTheWay(spanOfRide(day.rides[ride]!));
  if (!blockers || blockers.length > MOST_IN_THE_WAY) return undefined;
  if (day.carTypes[day.cars[car]!.type]!.prices[ride] === null) return undefined;
  const { house, bringsDriver } = day.carTypes[day.cars[car]!.type]!;
  const isAlike = areAlike(day, car, placement.car);
  const driver = isAlike
    ? placement.driver
    : day.rides[ride]!.needsDriver && !bringsDriver
      ? roster.findDriver(ride, { house, isLarge: day.carTypes[day.cars[car]!.type]!.isLarge })
      : null;
  if (driver === undefined) return undefined;
  const moved = { ride, car, driver };
  const own = costOfPlacement(day, moved) - costOfPlacement(day, placement) + rentOf(roster, car);
  const others = blockers.map((blocker) => elsewhere(roster, at.get(blocker)!));
  const [first, second] = others;
  if (
    others.includes(undefined) ||
    (second && first?.placements[0]!.car === second.placements[0]!.car)
  )
    return undefined;
  return {
    cost: own + others.reduce((sum, other) => sum + (other?.cost ?? 0), 0),
    placements: [moved, ...others.flatMap((other) => other?.placements ?? [])],
  };
};

const MOST_PASSES = 3;

/** What is new takes a better place where that saves more than what it turns over. */
const improve = (roster: Roster, isOver: () => boolean): void => {
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    let isBetter = false;
    for (const placement of roster.placements()) {
      if (roster.day.rides[placement.ride]!.isStanding || isOver()) continue;
      const at = new Map(roster.placements().map((other) => [other.ride, other]));
      const moves = roster.day.cars.flatMap((_, car) =>
        car === placement.car ? [] : (intoCar(roster, placement, { car, at }) ?? []),
      );
      const best = moves.toSorted((a, b) => a.cost - b.cost)[0];
      if (!best || best.cost >= 0) continue;
      for (const { ride } of best.placements) roster.drop(ride);
      for (const moved of best.placements) roster.place(moved);
      isBetter = true;
    }
    if (!isBetter) return;
  }
};

/** What stands stays, and what is new finds a place beside it. */
export const steadyPlan = (day: Day, isOver: () => boolean): Plan => {
  const roster = openStanding(day);
  fill(
    roster,
    day.rides.map((_, ride) => ride),
  );
  improve(roster, isOver);
  return planOf(day, roster.placements());
};
