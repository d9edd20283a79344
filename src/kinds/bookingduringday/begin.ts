import { beginCommon, beginFrom } from '../request/begin';
import type { BeginFacts } from '../request/facts';
import { firstStart } from '../request/service-time';
import type { DraftDuringDay } from './request';

export const beginDuringDay = (facts: BeginFacts<DraftDuringDay>): DraftDuringDay => ({
  kind: 'bookingduringday',
  ...beginCommon(facts),
  from: beginFrom(facts, facts.last?.from),
  to: facts.last?.to ?? null,
  timing: 'ready_at',
  at: firstStart(facts),
  flexibilityMinutes: facts.last?.flexibilityMinutes ?? 15,
  seats: 1,
  goods: null,
  returnAt: null,
  // Alone is said of one ride: remembered, it would take a car for every one after it.
  share: true,
});
