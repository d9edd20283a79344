import type { Day } from '../dates/bangkok-time';
import { workingMinutes } from './working-time';

const REMIND_AFTER_MINUTES = 4 * 60;

type Waiting = {
  now: Date;
  waitingSince: Date;
  startsAt: Date;
  noticeMinutes: number;
  holidays: ReadonlySet<Day>;
};

/** Whoever has not answered is asked once more after four working hours. */
export const isToBeReminded = ({ now, waitingSince, holidays }: Waiting): boolean =>
  workingMinutes(waitingSince, now, holidays) >= REMIND_AFTER_MINUTES;

/**
 * At half of the time that was left before the notice period, others may decide too. What was asked for within it has
 * only the time until its start.
 */
export const isToBePassedOn = ({
  now,
  waitingSince,
  startsAt,
  noticeMinutes,
}: Waiting): boolean => {
  const since = waitingSince.getTime();
  const notice = startsAt.getTime() - noticeMinutes * 60_000;
  const end = notice > since ? notice : startsAt.getTime();
  return now.getTime() >= since + (end - since) / 2;
};
