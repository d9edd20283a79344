import { addDays, minutesOf, weekdayOf, type Day } from '../dates/bangkok-time';
import type { Period } from './period';

export type ServiceRules = {
  /** `07:30` */
  from: string;
  to: string;
  days: readonly number[];
  /** Days on which this kind does not run. */
  holidays: readonly Day[];
};

export type Service = { days: readonly Day[]; fromMinute: number; toMinute: number };

/** On which days, and between which minutes of them, cars can be in use. */
export const serviceIn = ({ from, to }: Period, rules: ServiceRules): Service => {
  const holidays = new Set(rules.holidays);
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (rules.days.includes(weekdayOf(day)) && !holidays.has(day)) days.push(day);
  return { days, fromMinute: minutesOf(rules.from), toMinute: minutesOf(rules.to) };
};

/** Minutes that one car can serve in a part of the period. */
export const serviceMinutes = ({ days, fromMinute, toMinute }: Service, part: Period): number =>
  days.filter((day) => day >= part.from && day <= part.to).length * (toMinute - fromMinute);
