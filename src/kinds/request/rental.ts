import { daysTo, moveDays } from './book-again';
import { type BookingRows, toWishedClass } from './rows';
import type { Day } from '#domain/dates/bangkok-time';

type Period = { startsAt: string | null; endsAt: string | null };

/** By how many days a rental moves, and when it begins and ends then. */
export const movePeriod = ({ startsAt, endsAt }: Period, day: Day) => {
  const days = daysTo(startsAt, day);
  return { days, period: { startsAt: moveDays(startsAt, days), endsAt: moveDays(endsAt, days) } };
};

/** What both rentals keep in the same columns. */
export const fromRentalRows = ({ startsAt, endsAt, class: wished }: BookingRows) => ({
  startsAt,
  endsAt,
  class: toWishedClass(wished),
});
