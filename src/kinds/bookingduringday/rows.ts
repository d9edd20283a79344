import * as v from 'valibot';
import type { RequestedPickUp } from '#domain/booking/expect-pick-up';
import { addMinutes, minutesBetween } from '#domain/dates/bangkok-time';
import type { Facts } from '../request/facts';
import { type BookingRows, fromCommonRows, toCommonRows, toPlace, toStop } from '../request/rows';
import { periodDuringDay } from './period';
import { type DraftDuringDay, flexibilities, type RequestDuringDay, timings } from './request';

/** Rows of older versions are still read. */
export const detailsDuringDay = v.object({
  timing: v.fallback(v.picklist(timings), 'ready_at'),
  flexibilityMinutes: v.fallback(v.picklist(flexibilities), 0),
  goods: v.fallback(v.nullable(v.string()), null),
  share: v.fallback(v.boolean(), true),
});

export const rowsDuringDay = (
  request: RequestDuringDay,
  facts: Pick<Facts, 'requesterId' | 'travel'>,
): BookingRows =>
  toCommonRows(request, facts.requesterId, {
    kind: request.kind,
    ...periodDuringDay(request, facts),
    seats: request.seats,
    stops: [toStop(request.from), toStop(request.to)],
    details: v.parse(detailsDuringDay, request),
  });

export const readDuringDay = (rows: BookingRows): DraftDuringDay => {
  const details = v.parse(detailsDuringDay, rows.details);
  return {
    kind: 'bookingduringday',
    ...fromCommonRows(rows),
    ...details,
    from: toPlace(rows.stops[0]),
    to: toPlace(rows.stops[1]),
    at: details.timing === 'ready_at' ? rows.startsAt : rows.endsAt,
    seats: rows.seats,
    returnAt: null,
  };
};

/** With flexibility the person is ready from the first moment on. */
export const queuesDuringDay = ({ startsAt, endsAt, details }: BookingRows): RequestedPickUp => {
  const { flexibilityMinutes } = v.parse(detailsDuringDay, details);
  return {
    from: startsAt,
    to: addMinutes(startsAt, flexibilityMinutes),
    rideMinutes: minutesBetween(startsAt, endsAt) - flexibilityMinutes,
  };
};
