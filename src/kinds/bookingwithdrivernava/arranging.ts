import * as v from 'valibot';
import { bookingFields } from '#words/booking-fields';
import { movementNames } from '#words/bookings';
import type { ArrangingKind } from '../arranging';
import { detailsWithDriverNava } from './rows';

export const arranging: ArrangingKind = {
  alone: () => false,
  flexibleMinutes: () => 0,
  wishedDriverId: (details) => v.parse(detailsWithDriverNava, details).driverWish,
  returns: (details) => v.parse(detailsWithDriverNava, details).movement !== 'one_way',
  expectedKm: () => null,
  carries: (details) => v.parse(detailsWithDriverNava, details).luggage,
  wishes: (details, say) => {
    const { movement, luggage, overnight } = v.parse(detailsWithDriverNava, details);
    return [
      say(movementNames[movement]),
      ...(overnight ? [say(bookingFields.overnight)] : []),
      ...(luggage === null ? [] : [`${say(bookingFields.luggage)}: ${luggage}`]),
    ];
  },
};
