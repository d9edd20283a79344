import { depthBound } from './bound';
import { colour, type Coloured } from './colour';
import { planOf } from './cost';
import type { Day, Driver, Plan } from './day';
import type { DutyOption } from './duties';
import { cheaper, fill, firstComeFirstServed, greedyPlans } from './greedy';
import type { Group } from './groups';
import { keepsHours } from './keeps-hours';
import { buildModel, type Model } from './model';
import type { Solved } from './program';
import { solveWhole, type Tools } from './solve-whole';
import { openRoster } from './roster';
import { steadyPlan } from './steady';

export type Proof = 'proven' | 'gap' | 'enumerated-only';

export type Optimised = {
  plan: Plan;
  /** As a dispatcher would do without help; never better than the plan. */
  byHand: Plan;
  /** No plan costs less: of all, or of those that were looked at where not all could be. */
  bound: number;
  proof: Proof;
  /** The last program and its answer, from which it is told why. */
  model?: Model;
  solved?: Solved;
};

type Chosen = { ride: number; group: number };

const chosen = (options: Model['onCars'], { values }: Solved): Chosen[] =>
  options.filter(({ column }) => Math.round(values[column]!) === 1);

const ridesIn = (choices: readonly Chosen[], group: number): number[] =>
  choices.filter((choice) => choice.group === group).map(({ ride }) => ride);

const colourCars = (day: Day, groups: readonly Group[], choices: readonly Chosen[]): Coloured[] =>
  groups.map(({ members }, group) =>
    colour({
      day,
      members: members
        .map((index) => ({ ...day.cars[index]!, index, load: 0 }))
        .toSorted((a, b) => a.rent - b.rent),
      rides: ridesIn(choices, group),
      standsOn: (ride) => day.rides[ride]!.carId,
    }),
  );

const colourDrivers = (
  day: Day,
  groups: readonly Group[],
  choices: readonly Chosen[],
): Coloured[] =>
  groups.map(({ members }, group) =>
    colour({
      day,
      members: members.map((index) => ({
        ...day.drivers[index]!,
        index,
        rent: 0,
        load: day.drivers[index]!.trips,
      })),
      rides: ridesIn(choices, group),
      standsOn: (ride) => day.rides[ride]!.driverId,
      mayTake: (ride, driver, others) => keepsHours(day, driver, { ride, others }),
    }),
  );

/** Whoever has most of a day of work already has it; else any of those who are alike. */
const giveDuties = (day: Day, { drivers, duties = [] }: Model, { values }: Solved): Coloured[] =>
  drivers.map(({ members }, group) => {
    const left = [...members];
    const given = new Map<number, number>();
    const isTaken = ({ column }: DutyOption) => Math.round(values[column]!) === 1;
    for (const duty of duties.filter((option) => option.group === group && isTaken(option))) {
      const stood = ({ id }: Driver) =>
        duty.rides.filter((ride) => day.rides[ride]!.driverId === id).length;
      const [driver] = left.toSorted((a, b) => stood(day.drivers[b]!) - stood(day.drivers[a]!));
      if (driver === undefined) break;
      left.splice(left.indexOf(driver), 1);
      for (const ride of duty.rides) given.set(ride, driver);
    }
    return { given, failed: [] };
  });

const givenIn = (coloured: readonly Coloured[]): Map<number, number> =>
  new Map(coloured.flatMap(({ given }) => [...given]));

/** What was decided, as far as cars and drivers could be told apart; what then found none is tried everywhere else. */
const assemble = (day: Day, cars: readonly Coloured[], drivers: readonly Coloured[]): Plan => {
  const [carOf, driverOf] = [givenIn(cars), givenIn(drivers)];
  const roster = openRoster(day);
  for (const [ride, car] of carOf) {
    const { bringsDriver } = day.carTypes[day.cars[car]!.type]!;
    const needsOne = day.rides[ride]!.needsDriver && !bringsDriver;
    const driver = driverOf.get(ride);
    if (!needsOne) roster.place({ ride, car, driver: null });
    else if (driver !== undefined) roster.place({ ride, car, driver });
  }
  fill(
    roster,
    day.rides.map((_, ride) => ride),
  );
  return planOf(day, roster.placements());
};

/** Members who are busy besides, of groups in which somebody found no place: they have to be told apart. */
const toSplit = (groups: readonly Group[], coloured: readonly Coloured[]): number[] =>
  groups.flatMap(({ members, busy }, group) =>
    coloured[group]!.failed.length > 0 && members.length > 1
      ? members.filter((_, index) => busy[index]!.length > 0)
      : [],
  );

const proofOf = (day: Day, cost: number, bound: number): Proof => {
  if (day.isCut) return 'enumerated-only';
  // Costs are whole satang: less than one of them is nothing.
  return cost - bound < 1 ? 'proven' : 'gap';
};

const hasHours = ({ driverTypes }: Day): boolean =>
  driverTypes.some(({ hours }) => hours.length > 0);

const MOST_ROUNDS = 6;

/** The cheapest plan that it finds in its time, and how much cheaper one could be at most. */
export const optimise = (day: Day, { solve, secondsLeft }: Tools): Optimised => {
  const byHand = firstComeFirstServed(day);
  let plan = greedyPlans(day).reduce(cheaper);
  if (day.rides.some(({ isStanding }) => isStanding))
    plan = cheaper(
      plan,
      steadyPlan(day, () => secondsLeft() <= 0),
    );
  const isSingle = day.rides.every(({ wishes }) => wishes.length === 1);
  let bound = isSingle ? depthBound(day) : 0;
  const [cars, drivers] = [new Set<number>(), new Set<number>()];
  let last: { model?: Model; solved?: Solved } = {};
  const rounds = day.rides.length === 0 ? 0 : MOST_ROUNDS;
  // From when on it was seen that somebody's hours are too short for what is left.
  let areHoursShort = false;
  for (let round = 0; round < rounds && secondsLeft() > 0; round += 1) {
    const byDuty: Model | undefined = areHoursShort
      ? buildModel(day, { cars, drivers, isByDuty: true })
      : undefined;
    const model: Model | undefined = byDuty ?? buildModel(day, { cars, drivers });
    if (!model) break;
    const relaxed = solve(model.program, secondsLeft());
    if (!relaxed) break;
    bound = Math.max(bound, relaxed.bound);
    last = { model, solved: relaxed };
    if (proofOf(day, plan.cost, bound) === 'proven') break;
    const answer = solveWhole(model, relaxed, { solve, secondsLeft });
    if (!answer) break;
    bound = Math.max(bound, answer.bound);
    const carsGiven = colourCars(day, model.cars, chosen(model.onCars, answer));
    const driversGiven: readonly Coloured[] = model.duties
      ? giveDuties(day, model, answer)
      : colourDrivers(day, model.drivers, chosen(model.onDrivers, answer));
    plan = cheaper(plan, assemble(day, carsGiven, driversGiven));
    if (proofOf(day, plan.cost, bound) === 'proven') break;
    const [moreCars, moreDrivers] = [
      toSplit(model.cars, carsGiven),
      toSplit(model.drivers, driversGiven),
    ];
    const isLeft: boolean = driversGiven.some(({ failed }) => failed.length > 0);
    const getShort: boolean = !areHoursShort && isLeft && hasHours(day);
    if (moreCars.length === 0 && moreDrivers.length === 0 && !getShort) break;
    areHoursShort ||= getShort;
    for (const car of moreCars) cars.add(car);
    for (const driver of moreDrivers) drivers.add(driver);
  }
  return {
    plan,
    byHand,
    bound: Math.min(bound, plan.cost),
    proof: proofOf(day, plan.cost, bound),
    ...last,
  };
};
