import { type Instant, minutesBetween } from '#domain/dates/bangkok-time';
import type { FieldProblem } from '#words/field-problems';
import type { ServiceFacts } from './facts';
import { serviceProblem } from './service-time';

/** Why a booking that stands could not be asked for any more. */
export const breakReasons = [
  'longer_than_allowed',
  'not_a_service_day',
  'holiday',
  'outside_service_hours',
  'no_departure',
] as const satisfies readonly FieldProblem[];

export type BreakReason = (typeof breakReasons)[number];

export type Standing = { startsAt: Instant; endsAt: Instant };

const isReason = (problem: FieldProblem): problem is BreakReason =>
  (breakReasons as readonly FieldProblem[]).includes(problem);

const breakOf = ({ startsAt, endsAt }: Standing, facts: ServiceFacts): BreakReason | null => {
  if (minutesBetween(startsAt, endsAt) > facts.rules.longestMinutes) return 'longer_than_allowed';
  const problem = serviceProblem(startsAt, facts) ?? serviceProblem(endsAt, facts);
  return problem !== null && isReason(problem) ? problem : null;
};

/** Bookings that the old rules allow and the new ones do not. */
export const findBroken = <T extends Standing>(
  coming: readonly T[],
  before: ServiceFacts,
  after: ServiceFacts,
): (T & { why: BreakReason })[] =>
  coming.flatMap((booking) => {
    const why = breakOf(booking, after);
    return why !== null && breakOf(booking, before) === null ? [{ ...booking, why }] : [];
  });
