import { minutesBetween } from './bangkok-time';

/** How long until then, in the one or two units that matter. */
export type TimeLeft =
  | { in: 'past' }
  | { in: 'days'; days: number }
  | { in: 'hours'; hours: number; minutes: number }
  | { in: 'minutes'; minutes: number };

export const timeLeft = (now: Date, until: string): TimeLeft => {
  const minutesLeft = minutesBetween(now, until);
  if (minutesLeft <= 0) return { in: 'past' };
  if (minutesLeft < 60) return { in: 'minutes', minutes: minutesLeft };
  const hours = Math.floor(minutesLeft / 60);
  if (hours < 24) return { in: 'hours', hours, minutes: minutesLeft % 60 };
  return { in: 'days', days: Math.floor(hours / 24) };
};
