import type { KindRules } from '#domain/booking/kind-rules';
import { addMinutes } from '#domain/dates/bangkok-time';
import type { BookingRows } from '../request/rows';
import type { RequestNoDriver } from './request';

/** The car chosen is held from the request on, with the time to clean and refuel it on both sides. */
export const heldPeriod = (
  { carId, startsAt, endsAt }: RequestNoDriver,
  { bufferMinutes }: KindRules,
): BookingRows['held'] =>
  carId === null
    ? null
    : { from: addMinutes(startsAt, -bufferMinutes), to: addMinutes(endsAt, bufferMinutes) };
