import { addDays, atMinute, dayOf, weekdayOf, type Day } from '../dates/bangkok-time';

const FROM = 8 * 60;
const UNTIL = 17 * 60;
const FRIDAY = 5;
const MINUTE_MS = 60_000;

/** How much of the time between lies within office hours: Monday to Friday, eight to five, without holidays. */
export const workingMinutes = (from: Date, until: Date, holidays: ReadonlySet<Day>): number => {
  let minutes = 0;
  for (let day = dayOf(from); day <= dayOf(until); day = addDays(day, 1)) {
    if (weekdayOf(day) > FRIDAY || holidays.has(day)) continue;
    const opens = Math.max(from.getTime(), Date.parse(atMinute(day, FROM)));
    const closes = Math.min(until.getTime(), Date.parse(atMinute(day, UNTIL)));
    minutes += Math.max(0, closes - opens) / MINUTE_MS;
  }
  return minutes;
};
