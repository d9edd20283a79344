import { bookingFields } from '#words/booking-fields';
import { movementNames, vehicleClassNames } from '#words/bookings';
import type { OwnFacts } from '../request/own-facts';
import type { DraftWithDriverNava } from './request';

export const ownFacts: OwnFacts<DraftWithDriverNava> = (request, { say, nameOf }) => [
  [bookingFields.movement, request.movement && say(movementNames[request.movement])],
  [bookingFields.class, request.class && say(vehicleClassNames[request.class])],
  [bookingFields.luggage, request.luggage],
  [bookingFields.driverWish, nameOf(request.driverWish)],
];
