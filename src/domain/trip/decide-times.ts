import { addMinutes, type Instant, isBefore } from '../dates/bangkok-time';
import { done, type FieldProblems, type Outcome, refuse } from '../refusal';

/** Clocks of tablets differ a little. */
const CLOCK_MINUTES = 5;

/** Earlier than this before its plan, it is another day's trip that somebody meant. */
const EARLIEST_MINUTES = 12 * 60;

export const mayLeaveAt = (at: Instant | Date, planned: Instant): boolean =>
  !isBefore(at, addMinutes(planned, -EARLIEST_MINUTES));

export type Times = {
  departedAt: Instant;
  /** Null while it is on the way. */
  endedAt: Instant | null;
  startKm: number | null;
  endKm: number | null;
};

/** Recorded times lie in the past and in order, and an odometer does not run backwards. */
export const checkTimes = (times: Times, planned: Instant, now: Date): Outcome<Times> => {
  const { departedAt, endedAt, startKm, endKm } = times;
  const latest = addMinutes(now, CLOCK_MINUTES);
  const fields: FieldProblems = {
    ...(!mayLeaveAt(departedAt, planned) && { departedAt: 'long_before_plan' }),
    ...(isBefore(latest, departedAt) && { departedAt: 'in_the_future' }),
    ...(endedAt !== null && isBefore(latest, endedAt) && { endedAt: 'in_the_future' }),
    ...(endedAt !== null && isBefore(endedAt, departedAt) && { endedAt: 'end_before_start' }),
    ...(startKm !== null && endKm !== null && endKm < startKm && { endKm: 'odometer_falls' }),
  };
  return Object.keys(fields).length > 0 ? refuse('invalid_input', { fields }) : done(times);
};
