import { type HoursRule, type HoursRuleType, LONG_REST } from './rules';

/** Time for which a driver is on a trip; `isDrivenThrough` where there is no long wait on the way. */
export type Duty = { from: number; until: number; isDrivenThrough: boolean };

export type HoursFinding = {
  rule: HoursRuleType;
  isHard: boolean;
  /** The minute at which it is broken. */
  at: number;
  /** By how many minutes in the end. */
  over: number;
};

type Span = { from: number; until: number };

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

const lengthOf = (spans: readonly Span[]): number =>
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

const judgeLength = (
  parts: readonly Span[][],
  most: number,
  { type, isHard }: HoursRule,
): HoursFinding[] =>
  parts.flatMap((part) => {
    const over = lengthOf(part) - most;
    return over > 0 ? [{ rule: type, isHard, at: minuteAfter(part, most), over }] : [];
  });

const judgeRest = (days: readonly Span[][], least: number, isHard: boolean): HoursFinding[] =>
  days.flatMap((day) => {
    const most = 24 * 60 - least;
    const [first, last] = [day[0], day.at(-1)];
    const over = first && last ? last.until - first.from - most : 0;
    return first && over > 0 ? [{ rule: 'rest', isHard, at: first.from + most, over }] : [];
  });

/** What the rules say of all that a driver does. A day of work is what lies between two long rests, whatever the calendar says. */
export const judgeHours = (
  duties: readonly Duty[],
  rules: readonly HoursRule[],
): HoursFinding[] => {
  const onDuty = joined(duties);
  const driven = joined(duties.filter(({ isDrivenThrough }) => isDrivenThrough));
  const longRest = Math.min(...rules.map((rule) => (rule.type === 'rest' ? rule.least : Infinity)));
  const days = cutAt(onDuty, Number.isFinite(longRest) ? longRest : LONG_REST);
  return rules.flatMap((rule) => {
    switch (rule.type) {
      case 'stretch':
        return judgeLength(stretchesOf(driven, rule), rule.most, rule);
      case 'day':
        return judgeLength(days, rule.most, rule);
      case 'overtime':
        return judgeLength(days, rule.normal + rule.most, rule);
      case 'rest':
        return judgeRest(days, rule.least, rule.isHard);
    }
  });
};
