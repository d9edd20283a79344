import {
  type Duty,
  type HoursMeasure,
  lengthOf,
  longRestOf,
  measureHours,
  reachOf,
  type Span,
  workDaysOf,
} from './judge-hours';
import type { HoursRule, HoursRuleType } from './rules';

export type WorkDay = {
  /** On duty, between two long rests. */
  driven: number;
  /** The strictest rule; null where none limits it. */
  most: number | null;
  /** The last pause between two duties; null where there is none. */
  pause: number | null;
  /** Before it the rest after the day before is not over; null where that is no matter on this day. */
  startsAt: number | null;
  /** The worst that is to be said: a rule that is broken (`left` is negative), or nearly. */
  alert: { rule: HoursRuleType; isHard: boolean; left: number } | null;
};

/** A rule is nearly broken when so little is left of it. */
const NEARLY_MINUTES = 30;

const meets = (a: Span, b: Span) => a.from < b.until && a.until > b.from;

/** The hard rule that is broken comes first, then the soft one, then what is nearly broken. */
const graveness = ({ isHard, left }: NonNullable<WorkDay['alert']>): number => {
  if (left < 0) return isHard ? 0 : 1;
  return 2;
};

const alertOf = (measures: readonly HoursMeasure[]): WorkDay['alert'] =>
  measures
    .map(({ rule, isHard, counted, most }) => ({ rule, isHard, left: most - counted }))
    .filter(({ left }) => left < NEARLY_MINUTES)
    .toSorted(
      (a, b) =>
        graveness(a) - graveness(b) || a.left - b.left || Number(b.isHard) - Number(a.isHard),
    )[0] ?? null;

const mostOf = (rules: readonly HoursRule[]): number | null => {
  const limits = rules.flatMap((rule) => {
    if (rule.type === 'day') return [rule.most];
    return rule.type === 'overtime' ? [rule.normal + rule.most] : [];
  });
  return limits.length > 0 ? Math.min(...limits) : null;
};

/** A driver's day as the rules count it: what is shown is what is judged. */
export const workDayOn = (
  day: Span,
  duties: readonly Duty[],
  rules: readonly HoursRule[],
): WorkDay => {
  const workDays = workDaysOf(duties, rules);
  const spans = workDays.findLast((found) => meets(reachOf(found), day)) ?? [];
  const before = workDays.findLast((found) => reachOf(found).from < day.from);
  const rested =
    before && rules.some(({ type }) => type === 'rest')
      ? reachOf(before).until + longRestOf(rules)
      : null;
  const [last, lastButOne] = [spans.at(-1), spans.at(-2)];
  return {
    driven: lengthOf(spans),
    most: mostOf(rules),
    pause: last && lastButOne ? last.from - lastButOne.until : null,
    startsAt: rested !== null && rested > day.from && rested < day.until ? rested : null,
    alert: alertOf(measureHours(duties, rules).filter((measure) => meets(measure, day))),
  };
};
