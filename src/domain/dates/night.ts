import { addDays, atMinute, dayOf, type Instant, minuteOfDay } from './bangkok-time';

const QUIET_FROM = 20 * 60;
const QUIET_UNTIL = 6 * 60;

/** What starts so soon does not wait for the morning. */
export const SOON_MINUTES = 180;

export const isNight = (now: Date): boolean =>
  minuteOfDay(now) >= QUIET_FROM || minuteOfDay(now) < QUIET_UNTIL;

export const afterTheNight = (now: Date): Instant => {
  const day = minuteOfDay(now) >= QUIET_FROM ? addDays(dayOf(now), 1) : dayOf(now);
  return atMinute(day, QUIET_UNTIL);
};
