import * as v from 'valibot';
import { countPeople } from '../request/people';
import { type BookingRows, fromCommonRows, toCommonRows, toPlace, toStop } from '../request/rows';
import { fromRentalRows } from '../request/rental';
import { type DraftWithDriverNava, movements, type RequestWithDriverNava } from './request';

/** Rows of older versions are still read. */
export const detailsWithDriverNava = v.object({
  movement: v.fallback(v.picklist(movements), 'round_trip'),
  luggage: v.fallback(v.nullable(v.string()), null),
  overnight: v.fallback(v.boolean(), false),
  driverWish: v.fallback(v.nullable(v.string()), null),
});

export const rowsWithDriverNava = (
  request: RequestWithDriverNava,
  requesterId: string,
): BookingRows =>
  toCommonRows(request, requesterId, {
    kind: request.kind,
    startsAt: request.startsAt,
    endsAt: request.endsAt,
    seats: countPeople(request),
    class: request.class,
    stops: [
      toStop(request.pickUp),
      ...request.stops.map(({ place, provinceCode, arriveBy }) =>
        toStop(place, provinceCode, arriveBy),
      ),
    ],
    details: v.parse(detailsWithDriverNava, request),
  });

export const readWithDriverNava = (rows: BookingRows): DraftWithDriverNava => {
  const [pickUp, ...stops] = rows.stops;
  return {
    kind: 'bookingwithdrivernava',
    ...fromCommonRows(rows),
    ...v.parse(detailsWithDriverNava, rows.details),
    ...fromRentalRows(rows),
    pickUp: toPlace(pickUp),
    stops: stops.map((stop) => ({
      place: toPlace(stop),
      provinceCode: stop.provinceCode,
      arriveBy: stop.arriveBy,
    })),
  };
};
