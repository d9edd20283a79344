import {
  addMinutes,
  type Day,
  dayOf,
  type Instant,
  isBefore,
  minutesBetween,
} from '#domain/dates/bangkok-time';
import type { FieldProblems } from '#domain/refusal';
import type { FieldProblem } from '#words/field-problems';
import type { Facts } from './facts';
import { collect } from './problems';
import { isPastCutoff, lastBookableDay, serviceProblem } from './service-time';

type Period = {
  startsAt: Instant;
  endsAt: Instant;
  /** The fields that a problem of the start or the end is shown at. */
  startField: string;
  endField: string;
};

const startProblem = ({ startsAt }: Period, facts: Facts): FieldProblem | null => {
  const day: Day = dayOf(startsAt);
  if (!isBefore(facts.now, startsAt)) return 'in_the_past';
  if (day > lastBookableDay(facts)) return 'too_far_ahead';
  if (isPastCutoff(day, facts)) return 'only_tomorrow';
  return null;
};

/** Later than the notice period allows. An unchanged start is not late; a start in the past is another problem. */
export const isShortNotice = (
  startsAt: Instant,
  {
    now,
    rules,
    standing,
  }: Pick<Facts, 'now' | 'rules'> & { standing: { startsAt: Instant } | null },
): boolean =>
  standing?.startsAt !== startsAt &&
  isBefore(now, startsAt) &&
  isBefore(startsAt, addMinutes(now, rules.noticeMinutes));

/** What the rules of every kind say about when; `late` is what short notice means. */
export const checkPeriod = (
  period: Period,
  facts: Facts,
  late: readonly [field: string, code: FieldProblem] | null,
): FieldProblems => {
  const { startsAt, endsAt, startField, endField } = period;
  const { rules, standing } = facts;
  const at = (field: string, code: FieldProblem | null) => code && ([field, code] as const);
  const isSame = standing?.startsAt === startsAt && standing.endsAt === endsAt;
  const isLonger = minutesBetween(startsAt, endsAt) > rules.longestMinutes;
  return collect(
    standing?.startsAt !== startsAt && at(startField, startProblem(period, facts)),
    !isBefore(startsAt, endsAt) && at(endField, 'end_before_start'),
    !isSame && isLonger && at(endField, 'longer_than_allowed'),
    !isSame && !isBefore(facts.now, endsAt) && at(endField, 'in_the_past'),
    !isSame && at(startField, serviceProblem(startsAt, facts)),
    !isSame && at(endField, serviceProblem(endsAt, facts)),
    isShortNotice(startsAt, facts) && late,
  );
};

/** What `checkRentalPeriod` reads. */
export const rentalPeriodReads = ['startsAt', 'endsAt', 'urgentReason'] as const;

/** Of a rental: later than the notice period it is allowed, with a reason. */
export const checkRentalPeriod = (
  {
    startsAt,
    endsAt,
    urgentReason,
  }: { startsAt: Instant; endsAt: Instant; urgentReason: string | null },
  facts: Facts,
): FieldProblems =>
  checkPeriod(
    { startsAt, endsAt, startField: 'startsAt', endField: 'endsAt' },
    facts,
    urgentReason === null ? ['urgentReason', 'urgent_reason_required'] : null,
  );
