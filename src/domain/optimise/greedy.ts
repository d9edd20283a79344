import type { Day, Placement, Plan } from './day';
import { planOf } from './cost';
import { costOfPlacing, openRoster, type Roster } from './roster';
import { openStanding } from './standing';

/** How a car is chosen among those that can take a ride. */
type Choose = (roster: Roster, placements: readonly Placement[]) => Placement | undefined;

/** Own cars stand before hired ones in the list, and small before large: whoever arranges by hand takes the first. */
const first: Choose = (_, placements) => placements[0];

const cheapest: Choose = (roster, placements) => {
  let best: { placement: Placement; cost: number; gap: number } | undefined;
  for (const placement of placements) {
    const cost = costOfPlacing(roster, placement);
    const gap = roster.cars[placement.car]!.gapBefore(roster.day.rides[placement.ride]!.from);
    // Of equal ones that which has waited least: long gaps stay whole for long rides.
    if (!best || cost < best.cost || (cost === best.cost && gap < best.gap))
      best = { placement, cost, gap };
  }
  return best?.placement;
};

const possible = (roster: Roster, ride: number): Placement[] => {
  const { rides, cars, carTypes } = roster.day;
  // Who drives depends on whose the car is, and how large.
  const drivers = new Map<string, number | undefined>();
  return cars.flatMap(({ type }, car): Placement[] => {
    if (!roster.canTake(ride, car)) return [];
    const carType = carTypes[type]!;
    if (!rides[ride]!.needsDriver || carType.bringsDriver) return [{ ride, car, driver: null }];
    const key = `${carType.house} ${carType.isLarge}`;
    if (!drivers.has(key)) drivers.set(key, roster.findDriver(ride, carType));
    const driver = drivers.get(key);
    return driver === undefined ? [] : [{ ride, car, driver }];
  });
};

/** Puts in what finds a place, in this order; whoever is carried already is left alone. */
export const fill = (roster: Roster, rides: readonly number[], choose: Choose = cheapest): void => {
  const { day } = roster;
  const served = new Set(roster.placements().flatMap(({ ride }) => day.rides[ride]!.wishes));
  for (const ride of rides) {
    const { wishes } = day.rides[ride]!;
    if (wishes.some((wish) => served.has(wish))) continue;
    const placement = choose(roster, possible(roster, ride));
    if (!placement) continue;
    const left = wishes.reduce((sum, wish) => sum + day.wishes[wish]!.weight, 0);
    if (costOfPlacing(roster, placement) > left) continue;
    roster.place(placement);
    for (const wish of wishes) served.add(wish);
  }
};

/** Rides of a single booking each, in the order in which they were asked for. */
const single = (day: Day): number[] =>
  day.rides
    .map((_, ride) => ride)
    .filter((ride) => day.rides[ride]!.wishes.length === 1)
    .toSorted((a, b) => day.rides[a]!.wishes[0]! - day.rides[b]!.wishes[0]!);

/** What a dispatcher does without help: what stands stays, then as the bookings came in, the first car that can. */
export const firstComeFirstServed = (day: Day): Plan => {
  const roster = openStanding(day);
  fill(roster, single(day), first);
  return planOf(day, roster.placements());
};

const weightOf = (day: Day, ride: number): number =>
  day.rides[ride]!.wishes.reduce((sum, wish) => sum + day.wishes[wish]!.weight, 0);

/** Plans at once, each in another order; which is best is seen by their cost. */
export const greedyPlans = (day: Day): Plan[] => {
  const rides = day.rides.map((_, ride) => ride);
  const [start, length] = [
    (ride: number) => day.rides[ride]!.from,
    (ride: number) => day.rides[ride]!.heldUntil - day.rides[ride]!.from,
  ];
  const choices = (ride: number) =>
    day.cars.filter(({ type }) => day.carTypes[type]!.prices[ride] !== null).length;
  const many = (ride: number) => day.rides[ride]!.wishes.length;
  const orders: ((a: number, b: number) => number)[] = [
    (a, b) => many(b) - many(a) || start(a) - start(b),
    (a, b) => weightOf(day, b) - weightOf(day, a) || start(a) - start(b),
    (a, b) => choices(a) - choices(b) || length(b) - length(a),
  ];
  return [
    firstComeFirstServed(day),
    ...orders.map((order) => {
      const roster = openRoster(day);
      fill(roster, rides.toSorted(order));
      return planOf(day, roster.placements());
    }),
  ];
};

export const cheaper = (a: Plan, b: Plan): Plan => (b.cost < a.cost ? b : a);
