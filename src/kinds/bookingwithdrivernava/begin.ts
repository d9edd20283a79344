import { beginCommon, beginFrom, beginPeriod } from '../request/begin';
import type { BeginFacts } from '../request/facts';
import type { DraftWithDriverNava } from './request';

export const beginWithDriverNava = (
  facts: BeginFacts<DraftWithDriverNava>,
): DraftWithDriverNava => ({
  kind: 'bookingwithdrivernava',
  ...beginCommon(facts),
  ...beginPeriod(facts),
  movement: facts.last?.movement ?? 'round_trip',
  pickUp: beginFrom(facts, facts.last?.pickUp),
  stops: [{ place: null, provinceCode: null, arriveBy: null }],
  class: facts.last?.class ?? null,
  luggage: null,
  overnight: false,
  driverWish: null,
});
