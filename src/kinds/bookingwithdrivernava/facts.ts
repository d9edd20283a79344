import { formatTime } from '#domain/dates/format-bangkok';
import { yes } from '#words/yes-no';
import { bookingFields, thereBy } from '#words/booking-fields';
import { movementNames, vehicleClassNames } from '#words/bookings';
import type { FactWords, OwnFacts } from '../request/own-facts';
import type { DraftWithDriverNava } from './request';

/** In their order, each with when to be there; of a single one without such a time the way itself says all. */
const sayStops = (
  { stops }: DraftWithDriverNava,
  { say, nameOf }: Pick<FactWords, 'say' | 'nameOf'>,
): string | null => {
  if (stops.length < 2 && !stops.some(({ arriveBy }) => arriveBy)) return null;
  const named = stops.map(({ place, arriveBy }) => {
    const name = place?.type === 'text' ? place.text : nameOf(place?.placeId ?? null);
    return name && arriveBy ? say(thereBy, { place: name, at: formatTime(arriveBy) }) : name;
  });
  return named.filter(Boolean).join(' → ');
};

export const ownFacts: OwnFacts<DraftWithDriverNava> = (request, { say, nameOf }) => [
  [bookingFields.stops, sayStops(request, { say, nameOf })],
  [bookingFields.movement, request.movement && say(movementNames[request.movement])],
  [bookingFields.class, request.class && say(vehicleClassNames[request.class])],
  [bookingFields.luggage, request.luggage],
  [bookingFields.overnight, request.overnight ? say(yes) : null],
  [bookingFields.driverWish, nameOf(request.driverWish)],
];
