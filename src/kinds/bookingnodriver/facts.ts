import { yes } from '#words/yes-no';
import { bookingFields } from '#words/booking-fields';
import { vehicleClassNames } from '#words/bookings';
import type { OwnFacts } from '../request/own-facts';
import type { DraftNoDriver } from './request';

export const ownFacts: OwnFacts<DraftNoDriver> = (request, { say, nameOf, hasCar }) => [
  [bookingFields.class, request.class && say(vehicleClassNames[request.class])],
  [bookingFields.carId, hasCar ? null : nameOf(request.carId)],
  [bookingFields.driverId, nameOf(request.driverId)],
  [bookingFields.expectedKm, request.expectedKm?.toLocaleString('en') ?? null],
  [bookingFields.fuelCard, request.fuelCard ? say(yes) : null],
  [bookingFields.tollTag, request.tollTag ? say(yes) : null],
];
