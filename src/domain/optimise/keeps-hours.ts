import { brokenAnew } from '../hours/judge-hours';
import type { Day } from './day';

/** Whether somebody who drives these rides may drive that one too. */
export const keepsHours = (
  day: Day,
  driver: number,
  { ride, others }: { ride: number; others: readonly number[] },
): boolean => {
  const { type, duties } = day.drivers[driver]!;
  const before = [...duties, ...others.map((other) => day.rides[other]!)];
  const after = [...before, day.rides[ride]!];
  return brokenAnew({ before, after }, day.driverTypes[type]!.hours).length === 0;
};
