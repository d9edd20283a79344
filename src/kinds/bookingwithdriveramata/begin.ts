import { atMinute, dayOf, minutesOf, type Day } from '#domain/dates/bangkok-time';
import { beginCommon } from '../request/begin';
import type { BeginFacts } from '../request/facts';
import { firstLike, startsLike } from '../request/service-time';
import type { DraftWithDriverAmata } from './request';

/** Of today: when it leaves, or where nobody knows which one it will be, the end of service. */
const momentOf = (entryId: string | null, facts: BeginFacts<DraftWithDriverAmata>) => {
  const departs = entryId === null ? null : facts.departsAt?.(entryId);
  return atMinute(dayOf(facts.now), minutesOf(departs ?? facts.rules.serviceTo));
};

/** The first on which it can be had, but for the one that was asked for just now: nobody has two seats on one ride. */
const dayFor = (facts: BeginFacts<DraftWithDriverAmata>): Day => {
  const { last } = facts;
  const moment = momentOf(last?.timetableEntryId ?? null, facts);
  for (const at of startsLike(moment, facts)) if (dayOf(at) !== last?.date) return dayOf(at);
  return dayOf(firstLike(moment, facts));
};

/** The departure of last time; which ones run is shown then. */
export const beginWithDriverAmata = (
  facts: BeginFacts<DraftWithDriverAmata>,
): DraftWithDriverAmata => ({
  kind: 'bookingwithdriveramata',
  ...beginCommon(facts),
  // A bus that people take every day: nobody is asked what for.
  purposeCode: facts.last?.purposeCode ?? facts.usualPurpose ?? null,
  timetableEntryId: facts.last?.timetableEntryId ?? null,
  date: dayFor(facts),
  boardStop: facts.last?.boardStop ?? null,
  alightStop: facts.last?.alightStop ?? null,
  seats: 1,
});
