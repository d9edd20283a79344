import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import type { Say } from '#words/message';
import { sayDay, sayMoment } from '../form/say-time';

type Period = { startsAt: string; endsAt: string };

const sayTimes = (say: Say, { startsAt, endsAt }: Period, now: Date): string => {
  const start = formatTime(startsAt);
  // Whose end nobody knows has a start alone.
  if (Date.parse(startsAt) === Date.parse(endsAt)) return start;
  return dayOf(startsAt) === dayOf(endsAt)
    ? `${start}–${formatTime(endsAt)}`
    : `${start} – ${sayMoment(say, endsAt, now)}`;
};

export type When = {
  day: string;
  time: string;
  /** Of several days the first is read before its time, not after the last. */
  isLong: boolean;
};

/** The day, and the time of it; a trip over several days says its last one too. */
export const sayWhen = (say: Say, { startsAt, endsAt }: Period, now: Date): When => ({
  day: `${sayDay(say, dayOf(startsAt), now)} ${formatDate(startsAt)}`,
  time: sayTimes(say, { startsAt, endsAt }, now),
  isLong: dayOf(startsAt) !== dayOf(endsAt),
});
