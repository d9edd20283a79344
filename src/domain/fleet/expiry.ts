import { daysBetween, type Day } from '../dates/bangkok-time';

/** How urgent a paper is; the steps are the days on which somebody is told. */
export type Urgency = 'lapsed' | 'week' | 'month' | 'soon' | 'valid';

const steps = [
  [7, 'week'],
  [30, 'month'],
  [60, 'soon'],
] as const;

const stepOf = (expiresOn: Day, today: Day) => {
  const left = daysBetween(today, expiresOn);
  return left < 0 ? undefined : steps.find(([days]) => left <= days);
};

/** A paper is still good on the day that stands on it. */
export const urgencyOf = (expiresOn: Day, today: Day): Urgency =>
  daysBetween(today, expiresOn) < 0 ? 'lapsed' : (stepOf(expiresOn, today)?.[1] ?? 'valid');

/** Which of the alerts, 60, 30 or 7 days ahead, is due; undefined before the first and once it has lapsed. */
export const alertOf = (expiresOn: Day, today: Day): number | undefined =>
  stepOf(expiresOn, today)?.[0];

export const FIRST_ALERT_DAYS = 60;
