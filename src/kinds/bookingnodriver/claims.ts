import type { KindRules } from '#domain/booking/kind-rules';
import { heldFor } from '#domain/trip/period';
import type { BookingRows } from '../request/rows';
import type { RequestNoDriver } from './request';

/** The car chosen is held from the request on, as a trip would hold it. */
export const heldPeriod = (
  { carId, ...period }: RequestNoDriver,
  { bufferMinutes }: KindRules,
): BookingRows['held'] => {
  if (carId === null) return null;
  const { heldFrom, heldUntil } = heldFor(period, bufferMinutes);
  return { from: heldFrom, to: heldUntil };
};
