import * as v from 'valibot';
import type { Facts } from '../request/facts';
import { type BookingRows, fromCommonRows, toCommonRows, toPlace, toStop } from '../request/rows';
import { fromRentalRows } from '../request/rental';
import { countAboard, driversOf } from './drivers';
import type { DraftNoDriver, RequestNoDriver } from './request';
import type { KindRules } from '#domain/booking/kind-rules';
import { heldFor } from '#domain/trip/period';

/** The car chosen is held from the request on, as a trip would hold it. */
const heldPeriod = (
  { carId, ...period }: RequestNoDriver,
  { bufferMinutes }: KindRules,
): BookingRows['held'] => {
  if (carId === null) return null;
  const { heldFrom, heldUntil } = heldFor(period, bufferMinutes);
  return { from: heldFrom, to: heldUntil };
};

/** Rows of older versions are still read. */
export const detailsNoDriver = v.object({
  expectedKm: v.fallback(v.nullable(v.number()), null),
  fuelCard: v.fallback(v.boolean(), false),
  tollTag: v.fallback(v.boolean(), false),
});

export const rowsNoDriver = (
  request: RequestNoDriver,
  { requesterId, rules }: Pick<Facts, 'requesterId' | 'rules'>,
): BookingRows =>
  toCommonRows(request, requesterId, {
    kind: request.kind,
    startsAt: request.startsAt,
    endsAt: request.endsAt,
    seats: countAboard(request, requesterId),
    class: request.class,
    chosenCarId: request.carId,
    held: heldPeriod(request, rules),
    termsNumber: request.termsNumber,
    selfDrivers: driversOf(request).map((personId) => ({
      personId,
      main: personId === request.driverId,
    })),
    stops: [toStop(request.destination, request.provinceCode)],
    details: v.parse(detailsNoDriver, request),
  });

export const readNoDriver = (rows: BookingRows): DraftNoDriver => {
  const destination = rows.stops.at(-1);
  return {
    kind: 'bookingnodriver',
    ...fromCommonRows(rows),
    ...v.parse(detailsNoDriver, rows.details),
    ...fromRentalRows(rows),
    carId: rows.chosenCarId,
    driverId: rows.selfDrivers.find(({ main }) => main)?.personId ?? null,
    coDriverIds: rows.selfDrivers.filter(({ main }) => !main).map(({ personId }) => personId),
    termsNumber: rows.termsNumber,
    destination: toPlace(destination),
    provinceCode: destination?.provinceCode ?? null,
  };
};
