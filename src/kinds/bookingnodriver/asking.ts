import type { Needs, Reference } from '../request/facts';
import { gatherNeeds, refersToPlace, refersToProvince } from '../request/needs';
import { judgedBy } from '../request/problems';
import { movePeriod } from '../request/rental';
import type { RequestKind } from '../request/request-kind';
import { beginNoDriver } from './begin';
import { driversOf } from './drivers';
import {
  draft as draftSchema,
  type DraftNoDriver,
  request as schema,
  type RequestNoDriver,
} from './request';
import { readNoDriver, rowsNoDriver } from './rows';
import { rulesNoDriver } from './rules';

const needs = (request: RequestNoDriver): Needs => {
  const { destination, provinceCode, carId, driverId, coDriverIds } = request;
  const references: readonly Reference[] = [
    { field: 'driverId', to: 'person', id: driverId },
    ...coDriverIds.map((id): Reference => ({ field: 'coDriverIds', to: 'person', id })),
    ...refersToPlace('destination', destination),
    refersToProvince('provinceCode', provinceCode),
    ...(carId === null ? [] : [{ field: 'carId', to: 'car' as const, id: carId }]),
  ];
  return gatherNeeds(request, { references, licencesOf: driversOf(request) });
};

export const asking: RequestKind<RequestNoDriver, DraftNoDriver> = {
  schema,
  draft: draftSchema,
  begin: beginNoDriver,
  needs,
  problems: judgedBy(rulesNoDriver),
  toRows: rowsNoDriver,
  fromRows: readNoDriver,
  /** Another day's free cars are others. */
  onDay: (draft, day) => {
    const { days, period } = movePeriod(draft, day);
    return { ...draft, ...period, carId: days === 0 ? draft.carId : null };
  },
  headFor: (draft, { id, provinceCode }) => ({
    ...draft,
    destination: { type: 'known', placeId: id },
    provinceCode,
  }),
  rides: (request) => [request],
  priced: (request) => ({ class: request.class, km: request.expectedKm }),
  queues: () => null,
  summary: ({ destination, startsAt }) => ({
    from: null,
    to: destination,
    stopsBetween: 0,
    when: startsAt,
  }),
};
