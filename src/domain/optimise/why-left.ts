import { carPrice } from './cost';
import { type Day, meets, type Placement, type Plan, type Span, spanOfRide } from './day';
import { fullMoments } from './groups';
import type { leftCodes } from './reason-codes';

export type LeftReason = {
  code: (typeof leftCodes)[number];
  /** The moment at which least is left, what was wanted then, and what was there. */
  at?: number;
  wanted?: number;
  there?: number;
  /** The bookings that have it then. */
  instead?: readonly number[];
};

type Able = { busy: readonly Span[]; taken: readonly Placement[]; house: string };
type AbleCar = Able & { drives: boolean; awaited?: Span | undefined };
type Tight = { at: number; there: number; by: readonly Placement[] };

const isOpen = (busy: readonly Span[], span: Span): boolean =>
  !busy.some((taken) => meets(taken, span));

const spanOf = (day: Day, ride: number): Span => spanOfRide(day.rides[ride]!);

const isFreeFor = (day: Day, { busy, taken }: Able, span: Span): boolean =>
  isOpen([...busy, ...taken.map(({ ride }) => spanOf(day, ride))], span);

/** The moment of a ride at which least is left of those who could take it. */
const tightest = (day: Day, ride: number, able: readonly Able[]): Tight => {
  const span = spanOf(day, ride);
  const placements = able.flatMap(({ taken }) => taken);
  const moments = fullMoments(
    day,
    placements.map((placement) => placement.ride),
    able.flatMap(({ busy }) => busy),
  ).filter((moment) => meets(span, [moment, moment + 1]));
  const looks = [span[0], ...moments].map((at) => {
    const now: Span = [at, at + 1];
    const by = placements.filter(({ ride: other }) => meets(spanOf(day, other), now));
    return { at, there: able.filter(({ busy }) => isOpen(busy, now)).length, by };
  });
  return looks.reduce((least, look) =>
    look.there - look.by.length < least.there - least.by.length ? look : least,
  );
};

const show = (day: Day, { at, there, by }: Tight): Omit<LeftReason, 'code'> => ({
  at,
  there,
  wanted: by.length + 1,
  instead: [...new Set(by.flatMap(({ ride }) => day.rides[ride]!.wishes))],
});

const isHeavier = (day: Day, own: number, { ride }: Placement): boolean => {
  const { isStanding, wishes } = day.rides[ride]!;
  return !isStanding && wishes.some((wish) => day.wishes[wish]!.weight > own);
};

const carsFor = (day: Day, { placements }: Plan, ride: number): AbleCar[] =>
  day.cars.flatMap(({ busy, awaited, type }, index) => {
    const { house, bringsDriver } = day.carTypes[type]!;
    const taken = placements.filter(({ car }) => car === index);
    const drives = day.rides[ride]!.needsDriver && !bringsDriver;
    return carPrice(day, ride, index) === null ? [] : [{ busy, awaited, taken, house, drives }];
  });

const driversFor = (day: Day, { placements }: Plan, ride: number): Able[] =>
  day.drivers.flatMap(({ busy, type }, index) => {
    const { overtime, house } = day.driverTypes[type]!;
    const taken = placements.filter(({ driver }) => driver === index);
    return overtime[ride] === null ? [] : [{ busy, taken, house }];
  });

/** In the order in which a dispatcher would ask: is there a car at all, is one free, a driver for it, who has it instead. */
export const whyLeft = (day: Day, plan: Plan, wish: number): LeftReason => {
  const ride = day.rides.findIndex(({ wishes }) => wishes.length === 1 && wishes[0] === wish);
  const cars = ride < 0 ? [] : carsFor(day, plan, ride);
  if (cars.length === 0) return { code: 'no_car', there: 0 };
  const span = spanOf(day, ride);
  const free = cars.filter((car) => isFreeFor(day, car, span));
  if (free.length === 0) {
    const late = cars.filter(
      ({ awaited, ...car }) =>
        awaited && isFreeFor(day, { ...car, busy: car.busy.filter((at) => at !== awaited) }, span),
    );
    if (late.length > 0) return { code: 'not_back', there: late.length };
    const look = tightest(day, ride, cars);
    const reason = show(day, look);
    if (look.by.length < look.there) return { code: 'no_gap', ...reason };
    const { weight } = day.wishes[wish]!;
    const isDisplaced = look.by.some((placement) => isHeavier(day, weight, placement));
    return { code: isDisplaced ? 'displaced' : 'full', ...reason };
  }
  // A car is free: then it is the driver who is missing.
  const houses = new Set(free.filter(({ drives }) => drives).map(({ house }) => house));
  const drivers = driversFor(day, plan, ride).filter(({ house }) => houses.has(house));
  if (drivers.length === 0) return { code: 'no_driver', there: 0 };
  return { code: 'no_driver_free', ...show(day, tightest(day, ride, drivers)) };
};
