import { addMinutes, type Instant, isBefore } from '../dates/bangkok-time';
import { done, type FieldProblems, type Outcome, refuse } from '../refusal';

/** Clocks of tablets differ a little. */
const CLOCK_MINUTES = 5;

export type Times = {
  departedAt: Instant;
  /** Null while it is on the way. */
  endedAt: Instant | null;
  startKm: number | null;
  endKm: number | null;
};

/** What is recorded has happened, in its order, and odometers do not run backwards. */
export const checkTimes = (times: Times, now: Date): Outcome<Times> => {
  const { departedAt, endedAt, startKm, endKm } = times;
  const latest = addMinutes(now, CLOCK_MINUTES);
  const fields: FieldProblems = {
    ...(isBefore(latest, departedAt) && { departedAt: 'in_the_future' }),
    ...(endedAt !== null && isBefore(latest, endedAt) && { endedAt: 'in_the_future' }),
    ...(endedAt !== null && isBefore(endedAt, departedAt) && { endedAt: 'end_before_start' }),
    ...(startKm !== null && endKm !== null && endKm < startKm && { endKm: 'odometer_falls' }),
  };
  return Object.keys(fields).length > 0 ? refuse('invalid_input', { fields }) : done(times);
};
