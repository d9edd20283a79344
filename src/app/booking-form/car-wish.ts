import type { BookingOptions, Forecast } from '#contract/booking-options';
import type { BookingDetail } from '#contract/bookings';
import { addMinutes, isBefore, minutesBetween, type Instant } from '#domain/dates/bangkok-time';
import { leftDuring, nextFreeStart, type CarWish } from '#domain/fleet/free-cars';
import { isShortNotice } from '#kinds/request/check-period';
import type { ServiceFacts } from '#kinds/request/facts';
import { isWorkingHour, nightsOf, serviceProblem } from '#kinds/request/service-time';
import { serviceFactsOf } from './facts-of';

type Period = { startsAt: Instant | null; endsAt: Instant | null };

/** What can be looked up in the forecast; null as long as it is no period. */
export const wishOf = (period: Period, wished: CarWish['class']): CarWish | null => {
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

/** What a form proposes: where the cars are out at the usual time, the next hour of work at which one is free. */
export const proposeFree = (forecast: Forecast, wish: CarWish, bounds: Bounds): CarWish => {
  if (leftDuring(forecast, wish)?.free !== 0) return wish;
  const served = isServed(wish, bounds);
  const isFit = (start: Instant) =>
    served(start) && !bounds.isUrgent(start) && isWorkingHour(start);
  const startsAt = nextFreeStart(forecast, wish, isFit);
  if (startsAt === null) return wish;
  const moved = minutesBetween(wish.startsAt, startsAt);
  return { ...wish, startsAt, endsAt: addMinutes(wish.endsAt, moved) };
};
