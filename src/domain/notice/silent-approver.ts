import type { Day } from '../dates/bangkok-time';
import { workingMinutes } from './working-time';

const REMIND_AFTER_MINUTES = 4 * 60;
const WARN_MINUTES = 4 * 60;

type Waiting = {
  now: Date;
  waitingSince: Date;
  startsAt: Date;
  noticeMinutes: number;
  holidays: ReadonlySet<Day>;
};

const isPastHalf = ({
  now,
  waitingSince,
  startsAt,
}: Pick<Waiting, 'now' | 'waitingSince' | 'startsAt'>): boolean =>
  now.getTime() - waitingSince.getTime() >= (startsAt.getTime() - waitingSince.getTime()) / 2;

/** Whoever has not answered is asked once more after four working hours. */
export const isToBeReminded = ({ now, waitingSince, holidays }: Waiting): boolean =>
  workingMinutes(waitingSince, now, holidays) >= REMIND_AFTER_MINUTES;

/**
 * At half of the office hours that were left before the notice period, others may decide too. What was asked for within it
 * has only the time until its start; where that has no office hours at all, it is half of the time itself.
 */
export const isToBePassedOn = ({
  now,
  waitingSince,
  startsAt,
  noticeMinutes,
  holidays,
}: Waiting): boolean => {
  const notice = new Date(startsAt.getTime() - noticeMinutes * 60_000);
  for (const end of [notice, startsAt]) {
    const minutes = workingMinutes(waitingSince, end, holidays);
    if (minutes > 0) return workingMinutes(waitingSince, now, holidays) >= minutes / 2;
  }
  return isPastHalf({ now, waitingSince, startsAt });
};

/** Whoever asked is warned four office hours before the start, and of what was asked for late at half of the time. */
export const isToBeWarnedOf = ({
  now,
  waitingSince,
  startsAt,
  holidays,
}: Omit<Waiting, 'noticeMinutes'>): boolean =>
  workingMinutes(now, startsAt, holidays) <= WARN_MINUTES &&
  isPastHalf({ now, waitingSince, startsAt });
