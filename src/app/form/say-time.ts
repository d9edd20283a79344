import { addDays, dayOf, weekdayOf, type Day } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { today, tomorrow, weekdays } from '#words/booking-time';
import type { Say } from '#words/message';

const sayWeekday = (say: Say, day: Day): string => {
  const word = weekdays[weekdayOf(day) - 1];
  return word ? say(word) : '';
};

/** "Today", "Tomorrow", or the weekday: what people say before the date. */
export const sayDay = (say: Say, day: Day, now: Date): string => {
  if (day === dayOf(now)) return say(today);
  return day === addDays(dayOf(now), 1) ? say(tomorrow) : sayWeekday(say, day);
};

export const lengthParts = (minutes: number) => ({
  days: Math.floor(minutes / 1440),
  hours: Math.floor((minutes % 1440) / 60),
  minutes: minutes % 60,
});

export const sayMoment = (say: Say, at: string, now: Date): string =>
  `${sayDay(say, dayOf(at), now)} ${formatDate(at)} ${formatTime(at)}`;
