import * as v from 'valibot';
import { bookingFields } from '#words/booking-fields';
import { flexibleBy } from '#words/booking-in-day';
import { timingNames } from '#words/bookings';
import type { ArrangingKind } from '../arranging';
import { detailsDuringDay } from './rows';

export const arranging: ArrangingKind = {
  alone: (details) => !v.parse(detailsDuringDay, details).share,
  flexibleMinutes: (details) => v.parse(detailsDuringDay, details).flexibilityMinutes,
  wishedDriverId: () => null,
  returns: () => false,
  expectedKm: () => null,
  carries: (details) => v.parse(detailsDuringDay, details).goods,
  wishes: (details, say) => {
    const { timing, flexibilityMinutes: minutes, goods } = v.parse(detailsDuringDay, details);
    return [
      ...(timing === 'arrive_by' ? [say(timingNames.arrive_by)] : []),
      ...(minutes > 0 ? [say(flexibleBy, { minutes })] : []),
      ...(goods === null ? [] : [`${say(bookingFields.goods)}: ${goods}`]),
    ];
  },
};
