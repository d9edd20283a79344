import { judgeHours } from '../hours/judge-hours';
import type { Day } from './day';

/** Whether somebody who drives these rides may drive that one too. What is broken already is not broken by it. */
export const keepsHours = (
  day: Day,
  driver: number,
  { ride, others }: { ride: number; others: readonly number[] },
): boolean => {
  const { type, duties } = day.drivers[driver]!;
  const { hours } = day.driverTypes[type]!;
  if (hours.length === 0) return true;
  const before = [...duties, ...others.map((other) => day.rides[other]!)];
  return (
    judgeHours([...before, day.rides[ride]!], hours).length <= judgeHours(before, hours).length
  );
};
