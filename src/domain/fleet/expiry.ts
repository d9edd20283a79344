import { daysBetween, type Day } from '../dates/bangkok-time';

/** How urgent a paper is; the days are those on which somebody is told. */
export const alertDays = [60, 30, 7] as const;

export type Urgency = 'lapsed' | 'week' | 'month' | 'soon' | 'valid';

/** A paper is still good on the day that stands on it. */
export const urgencyOf = (expiresOn: Day, today: Day): Urgency => {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'lapsed';
  if (left <= 7) return 'week';
  if (left <= 30) return 'month';
  return left <= 60 ? 'soon' : 'valid';
};
