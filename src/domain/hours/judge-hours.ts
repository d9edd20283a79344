import { type HoursRule, type HoursRuleType, LONG_REST } from './rules';

/** Minutes from a midnight in Bangkok for which a driver is on a trip; `isDrivenThrough` where there is no long wait on the way. */
export type Duty = { from: number; until: number; isDrivenThrough: boolean };

export type HoursFinding = {
  rule: HoursRuleType;
  isHard: boolean;
  /** The minute at which it is broken. */
  at: number;
  /** By how many minutes in the end. */
  over: number;
};

/** What a rule counts, whether it is kept or not. */
export type HoursMeasure = {
  rule: HoursRuleType;
  isHard: boolean;
  /** From the first minute that was counted to the last. */
  from: number;
  until: number;
  counted: number;
  most: number;
  /** The minute after which no more may be counted. */
  at: number;
};

export type Span = { from: number; until: number };

const DAY = 24 * 60;
const NIGHT = { from: 20 * 60, until: 30 * 60 };

/** Whoever waits on the way sleeps where the traveller does: each night that lies wholly within is a rest. */
const withoutNights = ({ from, until, isDrivenThrough }: Duty): Span[] => {
  if (isDrivenThrough) return [{ from, until }];
  const spans: Span[] = [];
  let awakeFrom = from;
  for (let day = Math.floor(from / DAY) * DAY; day + NIGHT.until < until; day += DAY) {
    if (day + NIGHT.from <= from) continue;
    spans.push({ from: awakeFrom, until: day + NIGHT.from });
    awakeFrom = day + NIGHT.until;
  }
  return [...spans, { from: awakeFrom, until }];
};

/** In order, and what touches is the same. */
const joined = (duties: readonly Span[]): Span[] => {
  const spans: Span[] = [];
  for (const { from, until } of duties.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else if (from < until) spans.push({ from, until });
  }
  return spans;
};

export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, until }) => sum + until - from, 0);

/** The minute at which so much of it is over. */
const minuteAfter = (spans: readonly Span[], minutes: number): number => {
  let left = minutes;
  for (const { from, until } of spans) {
    if (until - from > left) return from + left;
    left -= until - from;
  }
  return spans.at(-1)?.until ?? 0;
};

/** Cut where the pause between two is at least so long. */
const cutAt = (spans: readonly Span[], pause: number): Span[][] => {
  const parts: Span[][] = [];
  for (const span of spans) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && span.from - last.until < pause) part.push(span);
    else parts.push([span]);
  }
  return parts;
};

/** Breaks that are long enough add up; once they make a whole one, a new stretch begins. */
const stretchesOf = (
  spans: readonly Span[],
  { rest, leastPart }: { rest: number; leastPart: number },
): Span[][] => {
  const stretches: Span[][] = [];
  let rested = 0;
  for (const span of spans) {
    const stretch = stretches.at(-1);
    const last = stretch?.at(-1);
    const pause = last ? span.from - last.until : Infinity;
    if (pause >= leastPart) rested += pause;
    if (stretch && rested < rest) stretch.push(span);
    else {
      stretches.push([span]);
      rested = 0;
    }
  }
  return stretches;
};

/** From the first to the last of it. */
export const reachOf = (part: readonly Span[]): Span => ({
  from: part[0]?.from ?? 0,
  until: part.at(-1)?.until ?? 0,
});

const measureLength = (
  parts: readonly Span[][],
  most: number,
  { type, isHard }: HoursRule,
): HoursMeasure[] =>
  parts.map((part) => ({
    ...reachOf(part),
    rule: type,
    isHard,
    counted: lengthOf(part),
    most,
    at: minuteAfter(part, most),
  }));

const measureRest = (days: readonly Span[][], least: number, isHard: boolean): HoursMeasure[] =>
  days.map((day) => {
    const { from, until } = reachOf(day);
    const most = 24 * 60 - least;
    return { rule: 'rest', isHard, from, until, counted: until - from, most, at: from + most };
  });

/** How long a driver has to be off duty before another day of work begins. */
export const longRestOf = (rules: readonly HoursRule[]): number => {
  const least = Math.min(...rules.map((rule) => (rule.type === 'rest' ? rule.least : Infinity)));
  return Number.isFinite(least) ? least : LONG_REST;
};

/** A day of work is what lies between two long rests, whatever the calendar says. */
export const workDaysOf = (duties: readonly Duty[], rules: readonly HoursRule[]): Span[][] =>
  cutAt(joined(duties.flatMap(withoutNights)), longRestOf(rules));

export const measureHours = (
  duties: readonly Duty[],
  rules: readonly HoursRule[],
): HoursMeasure[] => {
  const driven = joined(duties.filter(({ isDrivenThrough }) => isDrivenThrough));
  const days = workDaysOf(duties, rules);
  return rules.flatMap((rule) => {
    switch (rule.type) {
      case 'stretch':
        return measureLength(stretchesOf(driven, rule), rule.most, rule);
      case 'day':
        return measureLength(days, rule.most, rule);
      case 'overtime':
        return measureLength(days, rule.normal + rule.most, rule);
      case 'rest':
        return measureRest(days, rule.least, rule.isHard);
    }
  });
};

/** What the rules say of all that a driver does. */
export const judgeHours = (duties: readonly Duty[], rules: readonly HoursRule[]): HoursFinding[] =>
  measureHours(duties, rules).flatMap(({ rule, isHard, at, counted, most }) =>
    counted > most ? [{ rule, isHard, at, over: counted - most }] : [],
  );

/** What more duties break; what was broken as much without them is not their fault. */
export const brokenAnew = (
  { before, after }: { before: readonly Duty[]; after: readonly Duty[] },
  rules: readonly HoursRule[],
): HoursFinding[] => {
  const found = rules.length === 0 ? [] : judgeHours(after, rules);
  if (found.length === 0) return found;
  const known = judgeHours(before, rules);
  return found.filter(
    ({ rule, at, over }) =>
      !known.some((other) => other.rule === rule && other.at === at && other.over >= over),
  );
};
