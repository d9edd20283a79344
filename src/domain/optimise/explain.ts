import { carPrice, changesOf, leftOut } from './cost';
import { type Day, meets, type Placement, type Span, spanOfRide } from './day';
import { fullMoments } from './groups';
import { optimise, type Optimised } from './optimise';
import type { Tools } from './solve-whole';

/** Why a ride has the car that it has. */
export const placedCodes = [
  'kept',
  'only_cars',
  'cheapest',
  'own_taken',
  'together',
  'overtime',
] as const;

/** Why a booking has none. */
export const leftCodes = ['no_car', 'no_driver', 'full', 'no_driver_free', 'displaced'] as const;

export type PlacedReason = {
  code: (typeof placedCodes)[number];
  /** Satang that any other car would cost more at least, minutes of overtime, cars or bookings. */
  figure?: number;
};

export type LeftReason = {
  code: (typeof leftCodes)[number];
  /** The moment at which there is nothing left, what was wanted then, and what was there. */
  at?: number;
  wanted?: number;
  there?: number;
  /** The bookings that have it then. */
  instead?: readonly number[];
};

const isOpen = (busy: readonly Span[], span: Span): boolean =>
  !busy.some((taken) => meets(taken, span));

/** What the cheapest other car would cost more, as the program has proved. */
const leastMore = ({ model, solved }: Optimised, day: Day, { ride, car }: Placement) => {
  if (!model || !solved || solved.reducedCosts.length === 0) return undefined;
  const others = model.onCars.filter(
    (option) => option.ride === ride && !model.cars[option.group]!.members.includes(car),
  );
  if (others.length === 0) return undefined;
  const more = Math.min(...others.map(({ column }) => solved.reducedCosts[column] ?? 0));
  return more > day.change ? Math.round(more) : undefined;
};

const whyPlaced = (day: Day, optimised: Optimised, placement: Placement): PlacedReason[] => {
  const { ride, car, driver } = placement;
  const { isStanding, wishes } = day.rides[ride]!;
  const able = day.cars.filter((_, index) => carPrice(day, ride, index) !== null);
  const more = leastMore(optimised, day, placement);
  const minutes =
    driver === null ? 0 : (day.driverTypes[day.drivers[driver]!.type]!.overtime[ride] ?? 0);
  const isHired = day.cars[car]!.isHired;
  const hasOwn = able.some((other) => !other.isHired);
  return [
    ...(isStanding && changesOf(day, placement) === 0 ? [{ code: 'kept' } as const] : []),
    ...(wishes.length > 1 ? [{ code: 'together', figure: wishes.length } as const] : []),
    ...(able.length <= 2 ? [{ code: 'only_cars', figure: able.length } as const] : []),
    ...(isHired && hasOwn ? [{ code: 'own_taken' } as const] : []),
    ...(more === undefined ? [] : [{ code: 'cheapest', figure: more } as const]),
    ...(minutes > 0 ? [{ code: 'overtime', figure: minutes } as const] : []),
  ];
};

type Taken = { at: number; there: number; by: readonly Placement[] };

/** The moment of a ride at which least is left of those who could take it. */
const tightest = (
  day: Day,
  ride: number,
  able: readonly { busy: readonly Span[]; taken: readonly Placement[] }[],
): Taken => {
  const span = spanOfRide(day.rides[ride]!);
  const placements = able.flatMap(({ taken }) => taken);
  const moments = fullMoments(
    day,
    placements.map((placement) => placement.ride),
    able.flatMap(({ busy }) => busy),
  ).filter((moment) => meets(span, [moment, moment + 1]));
  const looks = [span[0], ...moments].map((at) => {
    const now: Span = [at, at + 1];
    const by = placements.filter(({ ride: other }) => meets(spanOfRide(day.rides[other]!), now));
    return { at, there: able.filter(({ busy }) => isOpen(busy, now)).length, by };
  });
  return looks.reduce((least, look) =>
    look.there - look.by.length < least.there - least.by.length ? look : least,
  );
};

const weightOf = (day: Day, wishes: readonly number[]): number =>
  wishes.reduce((sum, wish) => sum + day.wishes[wish]!.weight, 0);

/** In the order in which a dispatcher would ask: is there a car at all, a driver, is one free, who has it instead. */
const whyLeft = (day: Day, { plan }: Optimised, wish: number): LeftReason => {
  const ride = day.rides.findIndex(({ wishes }) => wishes.length === 1 && wishes[0] === wish);
  if (ride < 0) return { code: 'no_car' };
  const cars = day.cars.flatMap(({ busy, type, isHired }, index) =>
    carPrice(day, ride, index) === null
      ? []
      : [{ busy, type, isHired, taken: plan.placements.filter(({ car }) => car === index) }],
  );
  if (cars.length === 0) return { code: 'no_car', there: 0 };
  const types = cars.map(({ type }) => day.carTypes[type]!);
  const drivers = day.drivers.flatMap(({ busy, type }, index) => {
    const { overtime, house } = day.driverTypes[type]!;
    const isAble = overtime[ride] !== null && types.some((carType) => carType.house === house);
    const taken = plan.placements.filter(({ driver }) => driver === index);
    return isAble ? [{ busy, taken }] : [];
  });
  const needsOne = day.rides[ride]!.needsDriver && !types.some(({ bringsDriver }) => bringsDriver);
  if (needsOne && drivers.length === 0) return { code: 'no_driver', there: 0 };
  const look = tightest(day, ride, cars);
  const isFull = look.by.length >= look.there;
  const hands = needsOne && !isFull ? tightest(day, ride, drivers) : look;
  const instead = [...new Set(hands.by.flatMap((other) => day.rides[other.ride]!.wishes))];
  const moment = { at: hands.at, wanted: hands.by.length + 1, there: hands.there, instead };
  const own = day.wishes[wish]!.weight;
  const isDisplaced = hands.by.some((other) => weightOf(day, day.rides[other.ride]!.wishes) > own);
  if (isDisplaced) return { code: 'displaced', ...moment };
  return { code: hands === look ? 'full' : 'no_driver_free', ...moment };
};

export type Proposed = Pick<Optimised, 'plan' | 'byHand' | 'bound' | 'proof'> & {
  placed: readonly { placement: Placement; reasons: readonly PlacedReason[] }[];
  left: readonly { wish: number; reason: LeftReason }[];
};

/** A plan with what is to be said of it, and nothing else: it comes from another thread. */
export const propose = (day: Day, tools: Tools): Proposed => {
  const optimised = optimise(day, tools);
  const { plan, byHand, bound, proof } = optimised;
  return {
    plan,
    byHand,
    bound,
    proof,
    placed: plan.placements.map((placement) => ({
      placement,
      reasons: whyPlaced(day, optimised, placement),
    })),
    left: leftOut(day, plan.placements).map((wish) => ({
      wish,
      reason: whyLeft(day, optimised, wish),
    })),
  };
};
