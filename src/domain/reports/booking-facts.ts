import { dayOf } from '../dates/bangkok-time';
import { nothingStored, type Fact, type StoredAmounts } from './fact';
import type { SourceBooking } from './source';

/** Approved and never given a car, or in line for a full departure until it left. */
const wasUnmet = ({ status, hasWaited }: SourceBooking): boolean =>
  status === 'unserved' || (status === 'expired' && hasWaited);

/** What a booking counts for by itself, whatever carried it. */
const amountsOf = (booking: SourceBooking): StoredAmounts => {
  const unmet = wasUnmet(booking);
  return {
    ...nothingStored(),
    bookings: 1,
    decisions: booking.decisions,
    decisionMinutes: booking.decisionMinutes,
    cancelled: booking.status === 'cancelled' ? 1 : 0,
    cancelledLate: booking.status === 'cancelled' && booking.cancelledLate ? 1 : 0,
    noShows: booking.status === 'noshow' ? 1 : 0,
    unmet: unmet ? 1 : 0,
    unmetSeats: unmet ? booking.seats : 0,
  };
};

export const factOfBooking = (booking: SourceBooking): Fact => ({
  ...amountsOf(booking),
  line: booking.id,
  part: 0,
  kind: booking.kind,
  day: dayOf(new Date(booking.startsAt)),
  startsAt: booking.startsAt,
  bookingId: booking.id,
  tripId: null,
  assignmentId: null,
  personId: booking.personId,
  costCentreId: booking.costCentreId,
  providerId: null,
  carId: null,
  driverId: null,
  lead: false,
  useFrom: 0,
  useTo: 0,
  useShare: 0,
});
