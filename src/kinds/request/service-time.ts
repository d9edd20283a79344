import {
  addDays,
  addMinutes,
  atMinute,
  type Day,
  dayOf,
  daysBetween,
  type Instant,
  isBefore,
  minuteOfDay,
  minutesBetween,
  minutesOf,
  roundUp,
  weekdayOf,
} from '#domain/dates/bangkok-time';
import type { FieldProblem } from '#words/field-problems';
import type { ServiceFacts } from './facts';

const QUARTER = 15;
const FURTHEST_LOOK_DAYS = 60;
/** When a day of work begins and ends, for a first guess. */
const WORKDAY = { from: 8 * 60, to: 16 * 60 };
/** Whoever begins a form in the last hour of service means the next day. */
const LAST_HOUR = 60;

const isServed = (day: Day, { rules, closedDays }: ServiceFacts): boolean =>
  rules.serviceDays.includes(weekdayOf(day)) && !closedDays.includes(day);

const isInHours = (minute: number, rules: ServiceFacts['rules']): boolean =>
  minute >= minutesOf(rules.serviceFrom) && minute <= minutesOf(rules.serviceTo);

/** Why nobody drives at this moment; null when somebody does. */
export const serviceProblem = (at: Instant, facts: ServiceFacts): FieldProblem | null => {
  const { rules, closedDays } = facts;
  const [day, minute] = [dayOf(at), minuteOfDay(at)];
  if (!rules.serviceDays.includes(weekdayOf(day))) return 'not_a_service_day';
  if (closedDays.includes(day)) return 'holiday';
  return isInHours(minute, rules) ? null : 'outside_service_hours';
};

const nextServedDay = (from: Day, facts: ServiceFacts): Day => {
  for (let ahead = 0; ahead < FURTHEST_LOOK_DAYS; ahead++) {
    const day = addDays(from, ahead);
    if (isServed(day, facts)) return day;
  }
  return from;
};

/** Reaches at least the next day of service: before a closed Sunday that is Monday. */
export const lastBookableDay = (facts: ServiceFacts): Day => {
  const today = dayOf(facts.now);
  const horizon = addDays(today, facts.rules.horizonDays);
  const next = nextServedDay(addDays(today, 1), facts);
  return next > horizon ? next : horizon;
};

export const isPastCutoff = (day: Day, { now, rules }: ServiceFacts): boolean =>
  rules.dayCutoff !== null && day === dayOf(now) && minuteOfDay(now) >= minutesOf(rules.dayCutoff);

/** A proposed start stays in time while the form is filled in. */
export const FILL_MINUTES = 15;

/** When most begin; a start at night is nobody's first guess. */
export const isWorkingHour = (at: Instant): boolean =>
  minuteOfDay(at) >= WORKDAY.from && minuteOfDay(at) <= WORKDAY.to;

const canStart = (at: Instant, facts: ServiceFacts, spareMinutes: number): boolean =>
  !isBefore(at, addMinutes(facts.now, facts.rules.noticeMinutes + spareMinutes)) &&
  !isPastCutoff(dayOf(at), facts) &&
  serviceProblem(at, facts) === null;

const opensAt = ({ rules }: ServiceFacts): number =>
  Math.max(WORKDAY.from, minutesOf(rules.serviceFrom));

const soonestStart = (facts: ServiceFacts): Instant => {
  const { now, rules } = facts;
  const earliest = roundUp(addMinutes(now, rules.noticeMinutes + FILL_MINUTES), QUARTER);
  const opens = opensAt(facts);
  const closes = Math.min(WORKDAY.to, minutesOf(rules.serviceTo) - LAST_HOUR);
  const isAtWork = minuteOfDay(earliest) >= opens && minuteOfDay(earliest) <= closes;
  if (isAtWork && canStart(earliest, facts, FILL_MINUTES)) return earliest;
  return firstLike(atMinute(dayOf(now), opens), facts, FILL_MINUTES);
};

/** The next quarter hour of a working day at which it may start and the person is free; where there is none, the next. */
export const firstStart = (
  facts: ServiceFacts,
  isFree: (at: Instant) => boolean = () => true,
): Instant => {
  const soonest = soonestStart(facts);
  if (isFree(soonest)) return soonest;
  const last = lastBookableDay(facts);
  for (let at = soonest; dayOf(at) <= last; at = addMinutes(at, QUARTER)) {
    if (isWorkingHour(at) && canStart(at, facts, FILL_MINUTES) && isFree(at)) return at;
  }
  return soonest;
};

/** The first possible day, at the same hour as last time; without a last time, when work begins. */
export const usualStart = (last: string | null, facts: ServiceFacts): Instant => {
  const hour = last === null || Number.isNaN(Date.parse(last)) ? null : minuteOfDay(last);
  const usual = hour !== null && isInHours(hour, facts.rules) ? hour : opensAt(facts);
  return firstLike(atMinute(dayOf(facts.now), usual), facts, FILL_MINUTES);
};

/** The coming moments at the same time of day at which it may start, the nearest first. */
export function* startsLike(
  before: Instant,
  facts: ServiceFacts,
  spareMinutes = 0,
): Generator<Instant, void> {
  const today = dayOf(facts.now);
  for (let ahead = 0; ahead < FURTHEST_LOOK_DAYS; ahead++) {
    const at = atMinute(addDays(today, ahead), minuteOfDay(before));
    if (canStart(at, facts, spareMinutes)) yield at;
  }
}

/** The next of them, so many minutes from the one before. */
export const firstLike = (
  before: Instant,
  facts: ServiceFacts,
  spareMinutes = 0,
  apartMinutes = 0,
): Instant => {
  for (const at of startsLike(before, facts, spareMinutes)) {
    if (Math.abs(minutesBetween(before, at)) >= apartMinutes) return at;
  }
  return before;
};

type Period = { startsAt: Instant; endsAt: Instant };

export const nightsOf = ({ startsAt, endsAt }: Period): number =>
  daysBetween(dayOf(startsAt), dayOf(endsAt));

/** An end after the hours of service, or after more nights than were meant, moves back to the last moment of service. */
export const servedEnd = (
  { startsAt, endsAt }: Period,
  facts: ServiceFacts,
  mostNights = Number.POSITIVE_INFINITY,
): Instant => {
  const nights = Math.min(mostNights, nightsOf({ startsAt, endsAt }));
  const lastDay = addDays(dayOf(startsAt), nights);
  if (dayOf(endsAt) <= lastDay && serviceProblem(endsAt, facts) === null) return endsAt;
  for (let day = lastDay; day >= dayOf(startsAt); day = addDays(day, -1)) {
    const closes = atMinute(day, minutesOf(facts.rules.serviceTo));
    const isBetween = isBefore(startsAt, closes) && isBefore(closes, endsAt);
    if (isBetween && serviceProblem(closes, facts) === null) return closes;
  }
  return endsAt;
};
