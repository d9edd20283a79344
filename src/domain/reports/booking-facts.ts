import { emptyFact, type Fact } from './fact';
import type { SourceBooking } from './source';

/** Approved and never given a car, or in line for a full departure until it left. */
const wasUnmet = ({ status, hasWaited }: SourceBooking): boolean =>
  status === 'unserved' || (status === 'expired' && hasWaited);

/** What a booking counts for by itself, whatever carried it. */
export const factOfBooking = (booking: SourceBooking): Fact => {
  const isCancelled = booking.status === 'cancelled';
  const unmet = wasUnmet(booking);
  return {
    ...emptyFact(booking.id, booking.kind, booking.startsAt),
    bookingId: booking.id,
    personId: booking.personId,
    costCentreId: booking.costCentreId,
    bookings: 1,
    decisions: booking.decisions,
    decisionMinutes: booking.decisionMinutes,
    cancelled: isCancelled ? 1 : 0,
    cancelledLate: isCancelled && booking.cancelledLate ? 1 : 0,
    noShows: booking.status === 'noshow' ? 1 : 0,
    unmet: unmet ? 1 : 0,
    unmetSeats: unmet ? booking.seats : 0,
  };
};
