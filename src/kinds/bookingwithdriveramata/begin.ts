import { atMinute, dayOf, minutesOf } from '#domain/dates/bangkok-time';
import { beginCommon } from '../request/begin';
import type { BeginFacts } from '../request/facts';
import { firstLike } from '../request/service-time';
import type { DraftWithDriverAmata } from './request';

/** Of today: when it leaves, or where nobody knows which one it will be, the end of service. */
const momentOf = (entryId: string | null, facts: BeginFacts<DraftWithDriverAmata>) => {
  const departs = entryId === null ? null : facts.departsAt?.(entryId);
  return atMinute(dayOf(facts.now), minutesOf(departs ?? facts.rules.serviceTo));
};

/** The departure of last time on the first day that it can be had; which ones run is shown then. */
export const beginWithDriverAmata = (
  facts: BeginFacts<DraftWithDriverAmata>,
): DraftWithDriverAmata => ({
  kind: 'bookingwithdriveramata',
  ...beginCommon(facts),
  // A bus that people take every day: nobody is asked what for.
  purposeCode: facts.last?.purposeCode ?? facts.usualPurpose ?? null,
  timetableEntryId: facts.last?.timetableEntryId ?? null,
  date: dayOf(firstLike(momentOf(facts.last?.timetableEntryId ?? null, facts), facts)),
  boardStop: facts.last?.boardStop ?? null,
  alightStop: facts.last?.alightStop ?? null,
  seats: 1,
});
