import { beginCommon, beginPeriod } from '../request/begin';
import type { BeginFacts } from '../request/facts';
import type { DraftNoDriver } from './request';

/** Terms are accepted each time; the car is chosen among those free at the time. */
export const beginNoDriver = (facts: BeginFacts<DraftNoDriver>): DraftNoDriver => ({
  kind: 'bookingnodriver',
  ...beginCommon(facts),
  ...beginPeriod(facts),
  class: facts.last?.class ?? null,
  carId: null,
  driverId: facts.me.personId,
  coDriverIds: [],
  termsNumber: null,
  destination: null,
  provinceCode: null,
  expectedKm: null,
  fuelCard: facts.last?.fuelCard ?? false,
  tollTag: facts.last?.tollTag ?? false,
});
