import { fittingClass } from '#domain/booking/vehicle-class';
import { moveDays } from '../request/book-again';
import type { Needs } from '../request/facts';
import { gatherNeeds, legsBetween, refersToPlace, refersToProvince } from '../request/needs';
import { countPeople } from '../request/people';
import { judgedBy } from '../request/problems';
import { movePeriod } from '../request/rental';
import type { RequestKind } from '../request/request-kind';
import { beginWithDriverNava } from './begin';
import {
  draft as draftSchema,
  type DraftWithDriverNava,
  request as schema,
  type RequestWithDriverNava,
} from './request';
import { readWithDriverNava, rowsWithDriverNava } from './rows';
import { rulesWithDriverNava } from './rules';

const needs = (request: RequestWithDriverNava): Needs => {
  const { pickUp, stops, movement, driverWish } = request;
  const there = [pickUp, ...stops.map(({ place }) => place)];
  return gatherNeeds(request, {
    leavesAt: request.startsAt,
    legs: legsBetween(movement === 'one_way' ? there : [...there, pickUp]),
    references: [
      ...refersToPlace('pickUp', pickUp),
      ...stops.flatMap(({ place, provinceCode }, index) => [
        ...refersToPlace(`stops.${index}.place`, place),
        refersToProvince(`stops.${index}.provinceCode`, provinceCode),
      ]),
      ...(driverWish === null
        ? []
        : [{ field: 'driverWish', to: 'driver' as const, id: driverWish }]),
    ],
  });
};

export const asking: RequestKind<RequestWithDriverNava, DraftWithDriverNava> = {
  schema,
  draft: draftSchema,
  begin: beginWithDriverNava,
  needs,
  problems: judgedBy(rulesWithDriverNava),
  toRows: (request, { requesterId }) => rowsWithDriverNava(request, requesterId),
  fromRows: readWithDriverNava,
  onDay: (draft, day) => {
    const { days, period } = movePeriod(draft, day);
    return {
      ...draft,
      ...period,
      stops: draft.stops.map((stop) => ({ ...stop, arriveBy: moveDays(stop.arriveBy, days) })),
    };
  },
  headFor: (draft, { id, provinceCode }) => ({
    ...draft,
    stops: [{ place: { type: 'known', placeId: id }, provinceCode, arriveBy: null }],
  }),
  rides: (request) => [request],
  priced: (request, { classSeats, travel }) => {
    const wished = request.class ?? fittingClass(countPeople(request), classSeats);
    return wished === undefined ? null : { class: wished, km: travel?.km ?? null };
  },
  queues: () => null,
  summary: ({ pickUp, stops, startsAt }) => ({
    from: pickUp,
    to: stops.at(-1)?.place ?? null,
    stopsBetween: Math.max(0, stops.length - 1),
    when: startsAt,
  }),
};
