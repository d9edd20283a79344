import { carCost } from './cost';
import { type Day, meets, type Span, spanOfRide } from './day';

/**
 * Cars, or drivers, that are one to the program: it decides how many of them are needed at each moment, and which is
 * which is settled afterwards. That is exact as long as none is taken by something else for a part of the time.
 */
export type Group = {
  members: readonly number[];
  busy: readonly (readonly Span[])[];
  /** By ride; null where they cannot take it. */
  costs: readonly (number | null)[];
  /** Rents of its cars, the cheapest first; zeros for drivers. */
  rents: readonly number[];
};

type Member = { type: number; busy: readonly Span[]; rent: number };

const groupBy = (members: readonly Member[], keyOf: (index: number) => string): number[][] => {
  const groups = new Map<string, number[]>();
  for (const index of members.keys())
    groups.set(keyOf(index), [...(groups.get(keyOf(index)) ?? []), index]);
  return [...groups.values()];
};

const toGroup =
  (members: readonly Member[], types: readonly Pick<Group, 'costs'>[]) =>
  (indexes: readonly number[]): Group => ({
    members: indexes,
    busy: indexes.map((index) => members[index]!.busy),
    costs: types[members[indexes[0]!]!.type]!.costs,
    rents: indexes.map((index) => members[index]!.rent).toSorted((a, b) => a - b),
  });

/** `split` are members that have to be told apart, because together they could not be told who is who. */
const groupsOf = (
  members: readonly Member[],
  types: readonly Pick<Group, 'costs'>[],
  split: ReadonlySet<number>,
): Group[] =>
  groupBy(members, (index) => {
    const { type, rent, busy } = members[index]!;
    const isApart = split.has(index) || (rent > 0 && busy.length > 0);
    // What is rented anew stands apart from what is there anyway.
    return isApart ? `apart ${index}` : `${type} ${rent > 0}`;
  }).map(toGroup(members, types));

export const carGroups = (day: Day, split: ReadonlySet<number>): Group[] => {
  // Cars of one type are of one house: all are hired or none is.
  const hiredTypes = new Set(day.cars.filter(({ isHired }) => isHired).map(({ type }) => type));
  const types = day.carTypes.map((type, index) => ({
    costs: day.rides.map((_, ride) => carCost(day, ride, type, hiredTypes.has(index))),
  }));
  return groupsOf(day.cars, types, split);
};

const driverCosts = (day: Day): Pick<Group, 'costs'>[] =>
  day.driverTypes.map(({ overtime }) => ({
    costs: overtime.map((minutes) => (minutes === null ? null : minutes * day.overtime)),
  }));

const withoutRent = ({ drivers }: Day) => drivers.map((driver) => ({ ...driver, rent: 0 }));

export const driverGroups = (day: Day, split: ReadonlySet<number>): Group[] =>
  groupsOf(withoutRent(day), driverCosts(day), split);

/** Only those together whom nothing tells apart: neither when they are busy nor what they drive besides. */
export const alikeDrivers = (day: Day): Group[] => {
  const drivers = withoutRent(day);
  return groupBy(drivers, (index) => {
    const { type, busy, duties } = drivers[index]!;
    return JSON.stringify([type, busy, duties]);
  }).map(toGroup(drivers, driverCosts(day)));
};

/** At least one of its members could take it. */
export const fitsGroup = (day: Day, ride: number, { costs, busy }: Group): boolean => {
  const span = spanOfRide(day.rides[ride]!);
  return costs[ride] !== null && busy.some((spans) => !spans.some((taken) => meets(taken, span)));
};

/** How many of its members are there at this moment. */
export const countAt = ({ busy }: Group, moment: number): number =>
  busy.filter((spans) => !spans.some((span) => meets(span, [moment, moment + 1]))).length;

/** Moments at which as much as possible happens at once: every other asks for less. */
export const fullMoments = (
  day: Day,
  rides: readonly number[],
  busy: readonly Span[],
): number[] => {
  const spans = [...rides.map((ride) => spanOfRide(day.rides[ride]!)), ...busy];
  const events = spans
    .flatMap(([from, until]) => [
      { at: from, begins: true },
      { at: until, begins: false },
    ])
    // What ends makes room for what begins.
    .toSorted((a, b) => a.at - b.at || Number(a.begins) - Number(b.begins));
  const moments: number[] = [];
  for (const [index, { at, begins }] of events.entries())
    if (begins && events[index + 1]?.begins !== true) moments.push(at);
  return moments;
};
