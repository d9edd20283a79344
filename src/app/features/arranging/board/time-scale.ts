import type { ArrangeDay } from '#contract/arranging';
import {
  addDays,
  atMinute,
  dayOf,
  minuteOfDay,
  minutesOf,
  weekdayOf,
} from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { weekdays } from '#words/booking-time';
import type { Message } from '#words/message';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole hours of each day that are drawn. */
export type Hours = { from: number; to: number };

export type TimeScale = {
  from: number;
  to: number;
  width: number;
  /** Between two of these the board draws a line. */
  lines: number;
  /** Pixels from the left edge; what lies outside is cut off there. */
  place: (startsAt: number, endsAt: number) => { left: number; width: number } | null;
  at: (moment: number) => number;
  /** When the day of this moment ends. */
  dayEnd: (moment: number) => number;
  /** Whether the moment is drawn at all. */
  shows: (moment: number) => boolean;
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
/** The time of an hour, so that two never touch. */
const WIDEST_LABEL = 46;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The hours of service, and those in which something stands outside of them: nothing is hidden to fit. */
export const hoursOf = ({ from, to, kind, trips, unarranged }: ArrangeDay): Hours => {
  const [first, last] = [atMinute(from, 0), atMinute(addDays(to, 1), 0)];
  const minutes = [...trips, ...unarranged]
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((moment) => moment >= first && moment < last)
    .map((moment) => minuteOfDay(moment));
  return {
    from: Math.floor(Math.min(minutesOf(kind.service.from), ...minutes) / 60),
    to: Math.ceil(Math.max(minutesOf(kind.service.to), ...minutes) / 60),
  };
};

/** A day shows its hours; more than one stand beside each other without their nights. */
export const timeScale = (from: number, days: number, hours: Hours, width: number): TimeScale => {
  const dayWidth = width / days;
  const hourWidth = dayWidth / (hours.to - hours.from);
  const at = (moment: number) => {
    const passed = clamp(moment - from, 0, days * DAY);
    const nth = Math.min(days - 1, Math.floor(passed / DAY));
    return (
      nth * dayWidth +
      (clamp((passed - nth * DAY) / HOUR, hours.from, hours.to) - hours.from) * hourWidth
    );
  };
  const step = days > 1 ? 1 : Math.ceil(WIDEST_LABEL / hourWidth);
  const stepWidth = days > 1 ? dayWidth : step * hourWidth;
  const ticks = Array.from({ length: Math.ceil(width / stepWidth - 0.01) }, (_, index) => {
    const moment = days > 1 ? from + index * DAY : from + (hours.from + index * step) * HOUR;
    const left = index * stepWidth;
    return {
      left,
      width: Math.min(stepWidth, width - left),
      label: days > 1 ? formatDate(moment).slice(0, 5) : formatTime(moment),
      weekday: days > 1 ? weekdays[weekdayOf(dayOf(new Date(moment))) - 1] : undefined,
    };
  });
  const to = from + days * DAY;
  return {
    from,
    to,
    width,
    lines: days > 1 ? dayWidth : hourWidth,
    at,
    dayEnd: (moment) => moment + DAY - ((moment - from) % DAY),
    shows: (moment) => {
      const hour = ((moment - from) % DAY) / HOUR;
      return moment >= from && moment < to && hour >= hours.from && hour < hours.to;
    },
    place: (startsAt, endsAt) => {
      if (Math.min(endsAt, to) <= Math.max(startsAt, from)) return null;
      const left = Math.min(at(startsAt), width - THINNEST);
      return { left, width: Math.max(THINNEST, at(endsAt) - left) };
    },
    ticks,
  };
};
