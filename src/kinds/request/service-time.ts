import {
  addDays,
  addMinutes,
  atMinute,
  type Day,
  dayOf,
  type Instant,
  isBefore,
  minuteOfDay,
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

/** Why nobody drives at this moment; null when somebody does. */
export const serviceProblem = (at: Instant, facts: ServiceFacts): FieldProblem | null => {
  const { rules, closedDays } = facts;
  const [day, minute] = [dayOf(at), minuteOfDay(at)];
  if (!rules.serviceDays.includes(weekdayOf(day))) return 'not_a_service_day';
  if (closedDays.includes(day)) return 'holiday';
  const isInHours = minute >= minutesOf(rules.serviceFrom) && minute <= minutesOf(rules.serviceTo);
  return isInHours ? null : 'outside_service_hours';
};

const nextServedDay = (from: Day, facts: ServiceFacts): Day => {
  for (let ahead = 0; ahead < FURTHEST_LOOK_DAYS; ahead++) {
    const day = addDays(from, ahead);
    if (isServed(day, facts)) return day;
  }
  return from;
};

/** "Tomorrow" before a closed Sunday is the Monday: the horizon always reaches a day on which somebody drives. */
export const lastBookableDay = (facts: ServiceFacts): Day => {
  const today = dayOf(facts.now);
  const horizon = addDays(today, facts.rules.horizonDays);
  const next = nextServedDay(addDays(today, 1), facts);
  return next > horizon ? next : horizon;
};

export const isPastCutoff = (day: Day, { now, rules }: ServiceFacts): boolean =>
  rules.dayCutoff !== null && day === dayOf(now) && minuteOfDay(now) >= minutesOf(rules.dayCutoff);

const canStart = (at: Instant, facts: ServiceFacts): boolean =>
  !isBefore(at, addMinutes(facts.now, facts.rules.noticeMinutes)) &&
  !isPastCutoff(dayOf(at), facts) &&
  serviceProblem(at, facts) === null;

/** The next quarter hour of a working day at which it may start. */
export const firstStart = (facts: ServiceFacts): Instant => {
  const earliest = roundUp(addMinutes(facts.now, facts.rules.noticeMinutes), QUARTER);
  const opens = Math.max(WORKDAY.from, minutesOf(facts.rules.serviceFrom));
  const closes = Math.min(WORKDAY.to, minutesOf(facts.rules.serviceTo) - LAST_HOUR);
  const isAtWork = minuteOfDay(earliest) >= opens && minuteOfDay(earliest) <= closes;
  if (isAtWork && canStart(earliest, facts)) return earliest;
  return firstLike(atMinute(dayOf(facts.now), opens), facts);
};

/** The next moment at the same time of day at which it may start. */
export const firstLike = (before: Instant, facts: ServiceFacts): Instant => {
  const today = dayOf(facts.now);
  for (let ahead = 0; ahead < FURTHEST_LOOK_DAYS; ahead++) {
    const at = atMinute(addDays(today, ahead), minuteOfDay(before));
    if (canStart(at, facts)) return at;
  }
  return before;
};
