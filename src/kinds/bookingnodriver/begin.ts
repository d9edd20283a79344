import { beginCommon, beginPeriod } from '../request/begin';
import type { BeginFacts } from '../request/facts';
import type { DraftNoDriver } from './request';

/** Accepted terms hold until they change; the car is chosen among those free at the time. */
export const beginNoDriver = (facts: BeginFacts<DraftNoDriver>): DraftNoDriver => ({
  kind: 'bookingnodriver',
  ...beginCommon(facts),
  ...beginPeriod(facts),
  class: facts.last?.class ?? facts.smallestClass ?? null,
  carId: null,
  driverId: facts.me.personId,
  coDriverIds: [],
  termsNumber: facts.last?.termsNumber ?? null,
  destination: null,
  provinceCode: null,
  expectedKm: null,
  fuelCard: facts.last?.fuelCard ?? false,
  tollTag: facts.last?.tollTag ?? false,
});
