import type { BookingOptions, Forecast } from '#contract/booking-options';
import type { BookingDetail } from '#contract/bookings';
import {
  addMinutes,
  dayOf,
  isBefore,
  minutesBetween,
  type Instant,
} from '#domain/dates/bangkok-time';
import { leftDuring, nextFreeStart, type CarWish } from '#domain/fleet/free-cars';
import { isShortNotice } from '#kinds/request/check-period';
import type { ServiceFacts } from '#kinds/request/facts';
import {
  isWorkingHour,
  lastBookableDay,
  nightsOf,
  serviceProblem,
} from '#kinds/request/service-time';
import { serviceFactsOf } from './facts-of';

export type Period = { startsAt: Instant; endsAt: Instant };
type PeriodDraft = { startsAt: Instant | null; endsAt: Instant | null };

const QUARTER = 15;

/** What can be looked up in the forecast; null as long as it is no period. */
export const wishOf = (period: PeriodDraft, wished: CarWish['class']): CarWish | null => {
  const { startsAt, endsAt } = period;
  if (startsAt === null || endsAt === null || endsAt <= startsAt) return null;
  return { startsAt, endsAt, class: wished };
};

/** For that time or longer: whether a car is free then is no longer the traveller's question. */
export const isApprovedFor = (
  { status, startsAt, endsAt }: Pick<BookingDetail, 'status' | 'startsAt' | 'endsAt'>,
  wish: Pick<CarWish, 'startsAt' | 'endsAt'>,
): boolean =>
  (status === 'approved' || status === 'arranged') &&
  !isBefore(wish.startsAt, startsAt) &&
  !isBefore(endsAt, wish.endsAt);

/** When a trip can begin. */
export type Bounds = {
  facts: ServiceFacts;
  /** Before it nothing can be asked for, not even with a reason. */
  earliest: Instant;
  /** Sooner than the notice period: it can be asked for with a reason. */
  isUrgent: (startsAt: Instant) => boolean;
};

type Standing = { now: Date; editing: BookingDetail | null };

export const boundsOf = (
  { allowsUrgent }: { allowsUrgent: boolean },
  options: BookingOptions,
  { now, editing }: Standing,
): Bounds => ({
  facts: serviceFactsOf(options, now),
  earliest: addMinutes(now, allowsUrgent ? 0 : options.rules.noticeMinutes),
  isUrgent: (startsAt) =>
    allowsUrgent && isShortNotice(startsAt, { now, rules: options.rules, standing: editing }),
});

/** Over no more nights than were meant: nobody wishes to be back at five in the morning instead of in the evening. */
const isServed =
  (wish: CarWish, { facts, earliest }: Bounds) =>
  (start: Instant): boolean => {
    const end = addMinutes(start, minutesBetween(wish.startsAt, wish.endsAt));
    return (
      start >= earliest &&
      [start, end].every((at) => serviceProblem(at, facts) === null) &&
      nightsOf({ startsAt: start, endsAt: end }) <= nightsOf(wish)
    );
  };

/** As long as wished, where somebody drives; before the notice period only if there is nothing else. */
export const findNext = (forecast: Forecast, wish: CarWish, bounds: Bounds): Instant | null => {
  const served = isServed(wish, bounds);
  return (
    nextFreeStart(forecast, wish, (start) => served(start) && !bounds.isUrgent(start)) ??
    nextFreeStart(forecast, wish, served)
  );
};

/** As far as is known. */
const isOut = (forecast: Forecast | null, wish: CarWish): boolean =>
  forecast !== null && leftDuring(forecast, wish)?.free === 0;

/** Just as wished: somebody drives, and no forecast says that all cars are out. */
export const isHad = (forecast: Forecast | null, wish: CarWish, bounds: Bounds): boolean =>
  isServed(wish, bounds)(wish.startsAt) && !isOut(forecast, wish);

/**
 * What a form proposes: where the cars are out at the usual time, or something else takes the person away, the next hour
 * of work at which neither is so.
 */
export const proposeFree = (
  forecast: Forecast | null,
  wish: CarWish,
  bounds: Bounds,
  isFree: (period: Period) => boolean,
): CarWish => {
  if (!isOut(forecast, wish) && isFree(wish)) return wish;
  const served = isServed(wish, bounds);
  const last = lastBookableDay(bounds.facts);
  for (let shift = QUARTER; ; shift += QUARTER) {
    const [startsAt, endsAt] = [addMinutes(wish.startsAt, shift), addMinutes(wish.endsAt, shift)];
    const moved = { ...wish, startsAt, endsAt };
    if (dayOf(startsAt) > last || (forecast && isBefore(forecast.endsAt, endsAt))) return wish;
    const isFit = isWorkingHour(startsAt) && served(startsAt) && !bounds.isUrgent(startsAt);
    if (isFit && !isOut(forecast, moved) && isFree(moved)) return moved;
  }
};
