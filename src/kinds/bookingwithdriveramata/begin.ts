import { atMinute, dayOf, minutesOf } from '#domain/dates/bangkok-time';
import { beginCommon } from '../request/begin';
import type { BeginFacts, ServiceFacts } from '../request/facts';
import { firstLike } from '../request/service-time';
import type { DraftWithDriverAmata } from './request';

const lastMoment = ({ now, rules }: ServiceFacts) =>
  atMinute(dayOf(now), minutesOf(rules.serviceTo));

/** The departure of last time on the first day that it can be had; which ones run is shown then. */
export const beginWithDriverAmata = (
  facts: BeginFacts<DraftWithDriverAmata>,
): DraftWithDriverAmata => ({
  kind: 'bookingwithdriveramata',
  ...beginCommon(facts),
  timetableEntryId: facts.last?.timetableEntryId ?? null,
  date: dayOf(firstLike(lastMoment(facts), facts)),
  boardStop: facts.last?.boardStop ?? null,
  alightStop: facts.last?.alightStop ?? null,
  seats: 1,
});
