import { estimateSnapshot } from '#domain/booking/estimate-cost';
import type { Estimated } from '../../db/repositories/bookings/booking.repository';
import type { Judged } from './judge-request';

/** What a booking keeps of the price it was sent with. */
export const snapshotOf = (estimated: Judged['estimated']): Estimated =>
  estimated && {
    ...estimateSnapshot(estimated.estimate),
    rateCardId: estimated.rate.id,
    rateCardVersion: estimated.rate.version,
  };
