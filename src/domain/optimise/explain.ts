import { carPrice, changesOf, leftOut } from './cost';
import type { Day, Placement } from './day';
import { optimise, type Optimised } from './optimise';
import type { placedCodes } from './reason-codes';
import { openRoster, type Roster } from './roster';
import type { Tools } from './solve-whole';
import { type LeftReason, whyLeft } from './why-left';

export type PlacedReason = {
  code: (typeof placedCodes)[number];
  /** Satang that any other car would cost more at least, minutes of overtime, cars or bookings. */
  figure?: number;
};

const ROUNDING = 1e-5;

/** Satang: nobody is told of less than a baht. */
const LEAST_TOLD = 100;

/** What the cheapest other car would cost more, as the program has proved. */
const leastMore = ({ model, solved }: Optimised, day: Day, { ride, car }: Placement) => {
  if (!model || !solved || solved.reducedCosts.length === 0) return undefined;
  const others = model.onCars.filter(
    (option) => option.ride === ride && !model.cars[option.group]!.members.includes(car),
  );
  const own = model.onCars.find(
    (option) => option.ride === ride && model.cars[option.group]!.members.includes(car),
  );
  // It speaks of its own answer only; a plan may be another one.
  const isProved = own !== undefined && solved.values[own.column]! > 1 - ROUNDING;
  if (!isProved || others.length === 0) return undefined;
  const more = Math.min(...others.map(({ column }) => solved.reducedCosts[column] ?? 0));
  return more < LEAST_TOLD ? undefined : Math.round(more);
};

/** Why a car is hired although the company has some that would do. */
const whyHired = ({ day, canTake, findDriver }: Roster, ride: number): PlacedReason => {
  const { needsDriver } = day.rides[ride]!;
  const free = day.cars
    .filter((car, index) => !car.isHired && canTake(ride, index))
    .map(({ type }) => day.carTypes[type]!);
  const able = free.filter((type) => !needsDriver || findDriver(ride, type) !== undefined);
  if (free.length > able.length && able.length === 0) return { code: 'own_undriven' };
  const isOther = able.length > 0 && able.every((type) => type.isOther[ride]);
  return { code: isOther ? 'own_other' : 'own_taken' };
};

const whyPlaced = (roster: Roster, optimised: Optimised, placement: Placement): PlacedReason[] => {
  const { day } = roster;
  const { ride, car, driver } = placement;
  const { isStanding, wishes } = day.rides[ride]!;
  const able = day.cars.filter((_, index) => carPrice(day, ride, index) !== null);
  const more = leastMore(optimised, day, placement);
  const minutes =
    driver === null ? 0 : (day.driverTypes[day.drivers[driver]!.type]!.overtime[ride] ?? 0);
  const isHired = day.cars[car]!.isHired;
  const hasOwn = able.some((other) => !other.isHired);
  const reasons: PlacedReason[] = [
    ...(isStanding && changesOf(day, placement) === 0 ? [{ code: 'kept' } as const] : []),
    ...(wishes.length > 1 ? [{ code: 'together', figure: wishes.length } as const] : []),
    ...(able.length <= 2 ? [{ code: 'only_cars', figure: able.length } as const] : []),
    ...(isHired && hasOwn ? [whyHired(roster, ride)] : []),
    ...(more === undefined ? [] : [{ code: 'cheapest', figure: more } as const]),
    ...(minutes > 0 ? [{ code: 'overtime', figure: minutes } as const] : []),
  ];
  return reasons.length > 0 ? reasons : [{ code: 'free' }];
};

export type Proposed = Pick<Optimised, 'plan' | 'byHand' | 'bound' | 'proof'> & {
  placed: readonly { placement: Placement; reasons: readonly PlacedReason[] }[];
  left: readonly { wish: number; reason: LeftReason }[];
};

/** A plan with what is to be said of it, and nothing else: it comes from another thread. */
export const propose = (day: Day, tools: Tools): Proposed => {
  const optimised = optimise(day, tools);
  const { plan, byHand, bound, proof } = optimised;
  const roster = openRoster(day);
  for (const placement of plan.placements) roster.place(placement);
  return {
    plan,
    byHand,
    bound,
    proof,
    placed: plan.placements.map((placement) => ({
      placement,
      reasons: whyPlaced(roster, optimised, placement),
    })),
    left: leftOut(day, plan.placements).map((wish) => ({
      wish,
      reason: whyLeft(day, plan, wish),
    })),
  };
};
