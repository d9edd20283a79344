import type { Day, Span } from './day';
import { meets, spanOfRide } from './day';
import { type DutyOption, dutiesOf } from './duties';
import {
  alikeDrivers,
  carGroups,
  countAt,
  driverGroups,
  fitsGroup,
  fullMoments,
  type Group,
} from './groups';
import { type Builder, type LinearProgram, openProgram } from './program';

type Option = { ride: number; group: number; column: number };

/** The day as a program, and which column says what. */
export type Model = {
  program: LinearProgram;
  cars: readonly Group[];
  drivers: readonly Group[];
  onCars: readonly Option[];
  onDrivers: readonly Option[];
  /** Where drivers are given whole days of work, which keep their hours, in place of rides one by one. */
  duties?: readonly DutyOption[];
};

type Splits = {
  cars: ReadonlySet<number>;
  drivers: ReadonlySet<number>;
  /** Whole days of work for drivers: dearer to solve, and exact where hours are short. */
  isByDuty?: boolean;
};

/** So many days of work a program still answers in its time. */
const MOST_DUTIES = 20_000;

/** A ride that has a car or driver of this group keeps it for nothing. */
const changeOf = (day: Day, id: string | null, ids: readonly string[]): number =>
  id === null || ids.includes(id) ? 0 : day.change;

/** At no moment more rides than there are members. */
const addMoments = (
  builder: Builder,
  day: Day,
  group: Group,
  options: readonly Option[],
  hired: readonly number[],
): void => {
  const busy: Span[] = group.busy.flat();
  const rides = options.map(({ ride }) => ride);
  for (const moment of fullMoments(day, rides, busy)) {
    const now = options.filter(({ ride }) =>
      meets(spanOfRide(day.rides[ride]!), [moment, moment + 1]),
    );
    const free = countAt(group, moment);
    const entries = now.map(({ column }) => [column, 1] as const);
    if (hired.length > 0)
      builder.addRow(-Infinity, 0, [...entries, ...hired.map((column) => [column, -1] as const)]);
    else if (now.length > free) builder.addRow(-Infinity, free, entries);
  }
};

const addOptions = (
  { addColumn }: Builder,
  day: Day,
  groups: readonly Group[],
  {
    idsOf,
    standsOn,
  }: { idsOf: (group: Group) => string[]; standsOn: (ride: number) => string | null },
): Option[] =>
  groups.flatMap((group, index) => {
    const ids = idsOf(group);
    return day.rides.flatMap((_, ride) => {
      if (!fitsGroup(day, ride, group)) return [];
      const cost = (group.costs[ride] ?? 0) + changeOf(day, standsOn(ride), ids);
      return [{ ride, group: index, column: addColumn(cost, 1) }];
    });
  });

const byRide = (options: readonly Option[]): Map<number, Option[]> => {
  const rides = new Map<number, Option[]>();
  for (const option of options) rides.set(option.ride, [...(rides.get(option.ride) ?? []), option]);
  return rides;
};

const houseOf = ({ house }: { house: string }): string => house;

/** Who needs a driver has exactly one of the car's house, and for a large car one who may drive it. */
const joinDrivers = (
  { addRow }: Builder,
  day: Day,
  { cars, drivers, onCars, onDrivers }: Omit<Model, 'program'>,
): void => {
  const [carsOf, driversOf] = [byRide(onCars), byRide(onDrivers)];
  const carType = ({ group }: Option) => day.carTypes[day.cars[cars[group]!.members[0]!]!.type]!;
  const driverType = ({ group }: Option) =>
    day.driverTypes[day.drivers[drivers[group]!.members[0]!]!.type]!;
  const atLeastAsMany = (able: readonly Option[], driven: readonly Option[], most: number) =>
    addRow(0, most, [
      ...able.map(({ column }) => [column, 1] as const),
      ...driven.map(({ column }) => [column, -1] as const),
    ]);
  for (const [ride, options] of carsOf) {
    if (!day.rides[ride]!.needsDriver) continue;
    const driven = options.filter((option) => !carType(option).bringsDriver);
    const able = driversOf.get(ride) ?? [];
    for (const house of new Set([...driven.map(carType), ...able.map(driverType)].map(houseOf))) {
      const [theirs, own] = [
        driven.filter((option) => carType(option).house === house),
        able.filter((option) => driverType(option).house === house),
      ];
      atLeastAsMany(own, theirs, 0);
      const large = theirs.filter((option) => carType(option).isLarge);
      if (large.length > 0 && own.some((option) => !driverType(option).drivesLarge))
        atLeastAsMany(
          own.filter((option) => driverType(option).drivesLarge),
          large,
          Infinity,
        );
    }
  }
};

/** All that each group could drive; undefined where that is too much to be looked at. */
const findDuties = (
  day: Day,
  groups: readonly Group[],
  onDrivers: readonly Option[],
): number[][][] | undefined => {
  const found: number[][][] = [];
  let most = MOST_DUTIES;
  for (const [index, { members }] of groups.entries()) {
    const rides = onDrivers.filter(({ group }) => group === index).map(({ ride }) => ride);
    const duties = dutiesOf(day, members[0]!, { rides, most });
    if (!duties) return undefined;
    most -= duties.length;
    found.push(duties);
  }
  return found;
};

/** Each driver has one day of work at most, and who drives a ride has it in that day. */
const addDuties = (
  { addColumn, addRow }: Builder,
  { drivers, onDrivers }: Pick<Model, 'drivers' | 'onDrivers'>,
  found: readonly (readonly number[][])[],
): DutyOption[] =>
  found.flatMap((duties, group) => {
    const options = duties.map((rides): DutyOption => ({ group, rides, column: addColumn(0, 1) }));
    const entries = options.map(({ column }) => [column, 1] as const);
    addRow(-Infinity, drivers[group]!.members.length, entries);
    for (const own of onDrivers.filter((option) => option.group === group)) {
      const having = entries.filter((_, place) => duties[place]!.includes(own.ride));
      addRow(0, 0, [[own.column, -1], ...having]);
    }
    return options;
  });

/** Undefined where days of work are asked for and there are too many of them. */
export const buildModel = (day: Day, splits: Splits): Model | undefined => {
  const { isByDuty = false } = splits;
  const builder = openProgram();
  const cars = carGroups(day, splits.cars);
  const allDrivers = isByDuty ? alikeDrivers(day) : driverGroups(day, splits.drivers);
  const drivers = day.rides.some(({ needsDriver }) => needsDriver) ? allDrivers : [];
  const onCars = addOptions(builder, day, cars, {
    idsOf: ({ members }) => members.map((car) => day.cars[car]!.id),
    standsOn: (ride) => day.rides[ride]!.carId,
  });
  const onDrivers = addOptions(builder, day, drivers, {
    idsOf: ({ members }) => members.map((driver) => day.drivers[driver]!.id),
    standsOn: (ride) => day.rides[ride]!.driverId,
  });
  const found = isByDuty ? findDuties(day, drivers, onDrivers) : undefined;
  if (isByDuty && !found) return undefined;
  const byWish = new Map<number, number[]>();
  for (const { ride, column } of onCars)
    for (const wish of day.rides[ride]!.wishes)
      byWish.set(wish, [...(byWish.get(wish) ?? []), column]);
  for (const [wish, { weight }] of day.wishes.entries()) {
    const columns = [...(byWish.get(wish) ?? []), builder.addColumn(weight, 1)];
    builder.addRow(
      1,
      1,
      columns.map((column) => [column, 1] as const),
    );
  }
  joinDrivers(builder, day, { cars, drivers, onCars, onDrivers });
  for (const [index, group] of cars.entries()) {
    const isHired = group.rents.some((rent) => rent > 0);
    const hired = isHired ? group.rents.map((rent) => builder.addColumn(rent, 1)) : [];
    addMoments(
      builder,
      day,
      group,
      onCars.filter((option) => option.group === index),
      hired,
    );
  }
  const duties = found && addDuties(builder, { drivers, onDrivers }, found);
  for (const [index, group] of duties ? [] : drivers.entries())
    addMoments(
      builder,
      day,
      group,
      onDrivers.filter((option) => option.group === index),
      [],
    );
  return {
    program: builder.program(),
    cars,
    drivers,
    onCars,
    onDrivers,
    ...(duties && { duties }),
  };
};
