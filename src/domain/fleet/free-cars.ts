import type { VehicleClass } from '../booking/vehicle-class';
import { addMinutes, dayOf, minutesBetween, type Day, type Instant } from '../dates/bangkok-time';

/** In minutes from the beginning of the forecast; half-open, as the database compares them. */
type Stretch = readonly [from: number, until: number];

type ClassForecast = {
  class: VehicleClass;
  cars: readonly {
    busy: readonly Stretch[];
    /** What the booking that is being changed holds of it: nobody else gets it in that time. */
    mine?: readonly Stretch[] | undefined;
    /** The last day on which its papers hold; null when nothing says so. */
    lastDay: Day | null;
  }[];
  /** Approved requests that have no car yet, each with its buffer. */
  wanted: readonly Stretch[];
};

/** When the cars of a kind can be had. */
export type CarForecast = {
  startsAt: Instant;
  endsAt: Instant;
  bufferMinutes: number;
  classes: readonly ClassForecast[];
};

export type CarWish = { startsAt: Instant; endsAt: Instant; class: VehicleClass | null };

/** Cars to be had, and cars that are free but kept for what is approved already. */
export type Left = { free: number; kept: number };

const QUARTER = 15;

const meets =
  (from: number, until: number) =>
  ([begins, ends]: Stretch): boolean =>
    begins < until && ends > from;

const at = (moment: number) => meets(moment, moment + 1);

/** One car for the whole time: nobody changes cars on the way. */
const leftOf = ({ cars, wanted }: ClassForecast, [from, until]: Stretch, endsOn: Day): Left => {
  const sound = cars.filter(({ lastDay }) => lastDay === null || endsOn <= lastDay);
  const free = sound.filter(({ busy }) => !busy.some(meets(from, until))).length;
  const rivals = wanted.filter(meets(from, until));
  if (rivals.length === 0) return { free, kept: 0 };
  // At its tightest moment: a request may get a car that is free then and busy later.
  const moments = [
    from,
    ...[...rivals, ...sound.flatMap(({ busy }) => busy)]
      .map(([begins]) => begins)
      .filter((begins) => begins > from && begins < until),
  ];
  const spare = moments.map((moment) => {
    const there = sound.filter(({ busy }) => !busy.some(at(moment)));
    const own = there.filter(({ mine }) => mine?.some(at(moment))).length;
    return own + Math.max(0, there.length - own - rivals.filter(at(moment)).length);
  });
  const left = Math.min(free, ...spare);
  return { free: left, kept: free - left };
};

/** Of each class that can be wished for; undefined where the forecast does not reach. */
export const leftByClass = (
  { startsAt, endsAt, bufferMinutes, classes }: CarForecast,
  wish: Pick<CarWish, 'startsAt' | 'endsAt'>,
): ReadonlyMap<VehicleClass, Left> | undefined => {
  const from = minutesBetween(startsAt, wish.startsAt);
  const until = minutesBetween(startsAt, wish.endsAt);
  if (from < 0 || until > minutesBetween(startsAt, endsAt)) return undefined;
  const held: Stretch = [from, until + bufferMinutes];
  const endsOn = dayOf(wish.endsAt);
  return new Map(classes.map((ofClass) => [ofClass.class, leftOf(ofClass, held, endsOn)]));
};

/** Of the wished class, or of all; undefined where the forecast does not reach. */
export const leftDuring = (forecast: CarForecast, wish: CarWish): Left | undefined => {
  const left = leftByClass(forecast, wish);
  if (!left || left.size === 0) return undefined;
  if (wish.class !== null) return left.get(wish.class);
  return [...left.values()].reduce((sum, { free, kept }) => ({
    free: sum.free + free,
    kept: sum.kept + kept,
  }));
};

/** The first start, as long and not earlier than wished, at which a car is free; null within what is known. */
export const nextFreeStart = (
  forecast: CarForecast,
  wish: CarWish,
  isAllowed: (at: Instant) => boolean,
): Instant | null => {
  const length = minutesBetween(wish.startsAt, wish.endsAt);
  for (let shift = QUARTER; ; shift += QUARTER) {
    const startsAt = addMinutes(wish.startsAt, shift);
    const left = leftDuring(forecast, { ...wish, startsAt, endsAt: addMinutes(startsAt, length) });
    if (left === undefined) return null;
    if (left.free > 0 && isAllowed(startsAt)) return startsAt;
  }
};
