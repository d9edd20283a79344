import { atMinute, dayOf, minutesOf, type Day } from '#domain/dates/bangkok-time';
import { beginCommon } from '../request/begin';
import type { BeginFacts } from '../request/facts';
import { firstLike, lastBookableDay, startsLike } from '../request/service-time';
import type { DraftWithDriverAmata } from './request';

/** Of today: when it leaves, or where nobody knows which one it will be, the end of service. */
const momentOf = (entryId: string | null, facts: BeginFacts<DraftWithDriverAmata>) => {
  const departs = entryId === null ? null : facts.departsAt?.(entryId);
  return atMinute(dayOf(facts.now), minutesOf(departs ?? facts.rules.serviceTo));
};

/** The first on which it can be had and the person is free, but for the one that was asked for just now: nobody has two seats on one ride. */
const dayFor = (draft: DraftWithDriverAmata, facts: BeginFacts<DraftWithDriverAmata>): Day => {
  const { last, isFree = () => true } = facts;
  const moment = momentOf(draft.timetableEntryId, facts);
  for (const at of startsLike(moment, facts)) {
    const date = dayOf(at);
    if (date > lastBookableDay(facts)) break;
    if (date !== last?.date && isFree({ ...draft, date })) return date;
  }
  return dayOf(firstLike(moment, facts));
};

/** The departure of last time; which ones run is shown then. */
export const beginWithDriverAmata = (
  facts: BeginFacts<DraftWithDriverAmata>,
): DraftWithDriverAmata => {
  const draft: DraftWithDriverAmata = {
    kind: 'bookingwithdriveramata',
    ...beginCommon(facts),
    // A bus that people take every day: nobody is asked what for.
    purposeCode: facts.last?.purposeCode ?? facts.usualPurpose ?? null,
    timetableEntryId: facts.last?.timetableEntryId ?? null,
    date: null,
    boardStop: facts.last?.boardStop ?? null,
    alightStop: facts.last?.alightStop ?? null,
    seats: 1,
  };
  return { ...draft, date: dayFor(draft, facts) };
};
