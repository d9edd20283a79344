import type { BookingOptions } from '#contract/booking-options';
import {
  addDays,
  addMinutes,
  atMinute,
  dayOf,
  daysBetween,
  isBefore,
  minutesOf,
  roundUp,
  type Day,
  type Instant,
} from '#domain/dates/bangkok-time';
import { asking } from '#kinds/bookingduringday/asking';
import { periodDuringDay } from '#kinds/bookingduringday/period';
import type { DraftDuringDay } from '#kinds/bookingduringday/request';
import { isPastCutoff, lastBookableDay, serviceProblem } from '#kinds/request/service-time';
import { serviceFactsOf } from '../../booking-form/facts-of';

const QUARTER = 15;
/** What most people stay. */
const STAY_MINUTES = 60;

/** The days that can be asked for now: today, or only the next after the cut-off. */
export const openDays = (options: BookingOptions, now: Date): readonly Day[] => {
  const facts = serviceFactsOf(options, now);
  const today = dayOf(now);
  const opens = minutesOf(options.rules.serviceFrom);
  return Array.from({ length: daysBetween(today, lastBookableDay(facts)) + 1 }, (_, ahead) =>
    addDays(today, ahead),
  ).filter(
    (day) => !isPastCutoff(day, facts) && serviceProblem(atMinute(day, opens), facts) === null,
  );
};

/** The same on another day; what is too soon there becomes the soonest. */
export const onDay = (
  draft: DraftDuringDay,
  day: Day,
  { rules }: BookingOptions,
  now: Date,
): Pick<DraftDuringDay, 'at' | 'returnAt'> => {
  const { at, returnAt } = asking.onDay(draft, day);
  const soonest = roundUp(addMinutes(now, rules.noticeMinutes), QUARTER);
  return at !== null && isBefore(at, soonest) && dayOf(soonest) === day
    ? { at: soonest, returnAt }
    : { at, returnAt };
};

/** All the time the ride may take, as far as this device knows the way. */
export const periodOf = ({
  at,
  timing,
  flexibilityMinutes,
}: Pick<DraftDuringDay, 'at' | 'timing' | 'flexibilityMinutes'>): {
  startsAt: Instant;
  endsAt: Instant;
} | null =>
  at === null
    ? null
    : periodDuringDay(
        { at, timing: timing ?? 'ready_at', flexibilityMinutes: flexibilityMinutes ?? 0 },
        { travel: null },
      );

/** A first guess for the way back, within the hours. */
export const usualReturn = (draft: DraftDuringDay, { rules }: BookingOptions): Instant | null => {
  const period = periodOf(draft);
  if (!period) return null;
  const wished = roundUp(addMinutes(period.endsAt, STAY_MINUTES), QUARTER);
  const last = atMinute(dayOf(period.endsAt), minutesOf(rules.serviceTo) - STAY_MINUTES);
  return isBefore(last, wished) && isBefore(period.endsAt, last) ? last : wished;
};
