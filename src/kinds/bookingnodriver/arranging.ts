import * as v from 'valibot';
import { bookingFields } from '#words/booking-fields';
import type { ArrangingKind } from '../arranging';
import { detailsNoDriver } from './rows';

export const arranging: ArrangingKind = {
  alone: () => false,
  flexibleMinutes: () => 0,
  wishedDriverId: () => null,
  returns: () => false,
  expectedKm: (details) => v.parse(detailsNoDriver, details).expectedKm,
  carries: () => null,
  wishes: (details, say) => {
    const { expectedKm, fuelCard, tollTag } = v.parse(detailsNoDriver, details);
    return [
      ...(expectedKm === null ? [] : [`${say(bookingFields.expectedKm)}: ${expectedKm}`]),
      ...(fuelCard ? [say(bookingFields.fuelCard)] : []),
      ...(tollTag ? [say(bookingFields.tollTag)] : []),
    ];
  },
};
