import type { Forecast } from '#contract/booking-options';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import { addMinutes, minutesBetween, type Instant } from '#domain/dates/bangkok-time';

type Wish = { startsAt: Instant; endsAt: Instant; class: VehicleClass | null };

const stepAt = ({ startsAt, stepMinutes }: Forecast, at: Instant): number =>
  Math.floor((Date.parse(at) - Date.parse(startsAt)) / 60_000 / stepMinutes);

/** Cars of the wished class, or of any, at one step; `undefined` beyond what is known. */
export const freeAt = (
  { classes }: Forecast,
  wished: VehicleClass | null,
  step: number,
): number | undefined => {
  const counts = classes
    .filter((one) => wished === null || one.class === wished)
    .map(({ free }) => free[step]);
  if (counts.length === 0 || counts.includes(undefined)) return undefined;
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
};

/** Of each class, the cars that are free all the while: a car cannot be changed on the way. */
const freeOfClass = (free: readonly number[], from: number, to: number): number | undefined => {
  const meanwhile = free.slice(Math.max(0, from), to);
  return from < 0 || free.length < to || meanwhile.length === 0
    ? undefined
    : Math.min(...meanwhile);
};

/** How many cars are free from start to end; `undefined` when the forecast does not reach so far. */
export const freeDuring = (forecast: Forecast, wish: Wish): number | undefined => {
  const from = stepAt(forecast, wish.startsAt);
  const to = Math.max(from + 1, Math.ceil(stepAt(forecast, wish.endsAt)));
  const counts = forecast.classes
    .filter((one) => wish.class === null || one.class === wish.class)
    .map(({ free }) => freeOfClass(free, from, to));
  if (counts.length === 0 || counts.includes(undefined)) return undefined;
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
};

/** The first start, as long and not earlier than wished, at which a car is free; null within what is known. */
export const nextFreeStart = (
  forecast: Forecast,
  wish: Wish,
  isAllowed: (at: Instant) => boolean,
): Instant | null => {
  const length = minutesBetween(wish.startsAt, wish.endsAt);
  for (let shift = forecast.stepMinutes; ; shift += forecast.stepMinutes) {
    const startsAt = addMinutes(wish.startsAt, shift);
    const free = freeDuring(forecast, { ...wish, startsAt, endsAt: addMinutes(startsAt, length) });
    if (free === undefined) return null;
    if (free > 0 && isAllowed(startsAt)) return startsAt;
  }
};
