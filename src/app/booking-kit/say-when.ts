import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import type { Say } from '#words/message';
import { sayDay, sayMoment } from '../form/say-time';

type Period = { startsAt: string; endsAt: string };

/** The day, and the time of it; a trip over several days says its last one too. */
export const sayWhen = (
  say: Say,
  { startsAt, endsAt }: Period,
  now: Date,
): { day: string; time: string } => ({
  day: `${sayDay(say, dayOf(startsAt), now)} ${formatDate(startsAt)}`,
  time:
    dayOf(startsAt) === dayOf(endsAt)
      ? `${formatTime(startsAt)}–${formatTime(endsAt)}`
      : `${formatTime(startsAt)} – ${sayMoment(say, endsAt, now)}`,
});
