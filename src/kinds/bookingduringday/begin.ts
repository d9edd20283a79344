import { beginCommon, beginFrom } from '../request/begin';
import type { BeginFacts } from '../request/facts';
import { firstStart } from '../request/service-time';
import type { DraftDuringDay } from './request';

const beginAnyTime = (facts: BeginFacts<DraftDuringDay>): DraftDuringDay => ({
  kind: 'bookingduringday',
  ...beginCommon(facts),
  from: beginFrom(facts, facts.last?.from),
  to: facts.last?.to ?? null,
  timing: 'ready_at',
  at: null,
  flexibilityMinutes: facts.last?.flexibilityMinutes ?? 15,
  seats: 1,
  goods: null,
  returnAt: null,
  // Alone is said of one ride: remembered, it would take a car for every one after it.
  share: true,
});

/** Where something else takes the person away then, at the next time at which nothing does. */
export const beginDuringDay = (facts: BeginFacts<DraftDuringDay>): DraftDuringDay => {
  const draft = beginAnyTime(facts);
  const { isFree = () => true } = facts;
  return { ...draft, at: firstStart(facts, (at) => isFree({ ...draft, at })) };
};
