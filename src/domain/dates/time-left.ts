import { minutesBetween } from './bangkok-time';

/** How long until then, in the one or two units that matter. */
export type TimeLeft =
  | { in: 'past' }
  | { in: 'days'; days: number }
  | { in: 'hours'; hours: number; minutes: number }
  | { in: 'minutes'; minutes: number };

export const timeLeft = (now: Date, until: string): TimeLeft => {
  const all = minutesBetween(now, until);
  if (all <= 0) return { in: 'past' };
  if (all < 60) return { in: 'minutes', minutes: all };
  const hours = Math.floor(all / 60);
  if (hours < 24) return { in: 'hours', hours, minutes: all % 60 };
  return { in: 'days', days: Math.floor(hours / 24) };
};
