import { addDays, type Day } from '../dates/bangkok-time';

type Care = {
  /** The last time, or since when the car is known. */
  since: { on: Day; km: number };
  everyKm: number | null;
  /** By the months alone; null where only kilometres count. */
  dueByMonths: Day | null;
  odometer: number;
  /** As it was driven lately. */
  kmPerDay: number;
};

/** Looked ahead at most so far: a car that hardly moves comes due by kilometres in no year that anybody plans. */
const MOST_DAYS = 400;

/** How many kilometres are left; null where they do not count. */
export const kmLeft = ({ since, everyKm, odometer }: Care): number | null =>
  everyKm === null ? null : since.km + everyKm - odometer;

/** The day on which it comes due, by what is reached first; null beyond what can be foreseen. */
export const careDueOn = (care: Care, today: Day): Day | null => {
  const { dueByMonths, kmPerDay } = care;
  const left = kmLeft(care);
  if (left !== null && left <= 0)
    return dueByMonths !== null && dueByMonths < today ? dueByMonths : today;
  const days = left !== null && kmPerDay > 0 ? Math.ceil(left / kmPerDay) : null;
  const byKm = days !== null && days <= MOST_DAYS ? addDays(today, days) : null;
  if (byKm === null || dueByMonths === null) return byKm ?? dueByMonths;
  return byKm < dueByMonths ? byKm : dueByMonths;
};
