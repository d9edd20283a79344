import { dayOf, weekdayOf } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { weekdays } from '#words/booking-time';
import type { Message } from '#words/message';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type TimeScale = {
  from: number;
  to: number;
  width: number;
  /** Pixels from the left edge; what lies outside is cut off there. */
  place: (startsAt: number, endsAt: number) => { left: number; width: number } | null;
  at: (moment: number) => number;
  ticks: readonly {
    left: number;
    width: number;
    label: string;
    /** Of a day; an hour has none. */
    weekday: Message | undefined;
  }[];
};

/** A block is never thinner than a finger can find. */
const THINNEST = 20;

/** A day shows its hours; more than one shows its days, so that a week fits a tablet with little scrolling. */
export const timeScale = (from: number, to: number, pixelsPerHour: number): TimeScale => {
  const at = (moment: number) => ((moment - from) / HOUR) * pixelsPerHour;
  const isDay = to - from <= DAY;
  const step = isDay ? HOUR : DAY;
  const ticks = Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => {
    const moment = from + index * step;
    return {
      left: at(moment),
      width: at(Math.min(moment + step, to)) - at(moment),
      label: isDay ? formatTime(moment) : formatDate(moment).slice(0, 5),
      weekday: isDay ? undefined : weekdays[weekdayOf(dayOf(new Date(moment))) - 1],
    };
  });
  return {
    from,
    to,
    width: at(to),
    at,
    place: (startsAt, endsAt) => {
      const start = Math.max(startsAt, from);
      const end = Math.min(endsAt, to);
      if (end <= start) return null;
      return { left: at(start), width: Math.max(THINNEST, at(end) - at(start)) };
    },
    ticks,
  };
};
