import { isBefore } from '#domain/dates/bangkok-time';
import { decideLapse } from '#domain/booking/decide-offer';
import { bookingRepository } from '../db/repositories/bookings/booking.repository';
import { dueBookingRepository } from '../db/repositories/bookings/due-booking.repository';
import { seatOfferRepository } from '../db/repositories/bookings/seat-offer.repository';
import { tripRepository } from '../db/repositories/trips/trip.repository';
import { offerSeats, tellLapsed } from '../use-cases/bookings/free-place';
import { tell } from '../use-cases/tell';
import type { Job } from './job';
import { settleEach } from './settle-each';

/** An offer that nobody took goes to the next in line, as does a seat that became free in any other way. */
export const passOnSeats: Job = {
  name: 'pass-on-seats',
  everySeconds: 10,
  run: async (tools) => {
    const due = dueBookingRepository(tools.db);
    await settleEach(await due.lapsedOffers(tools.now), tools, async (id, { db, now, newId }) => {
      const stored = await bookingRepository(db).lock(id, null);
      const offer = await seatOfferRepository(db).findOpen(id);
      if (!stored?.tripId || !offer) return;
      const decided = decideLapse({ state: stored.status, now, offer });
      if (!decided.ok) return;
      await seatOfferRepository(db).close(id, 'lapsed', now);
      // Whoever was not reached could not answer, and keeps the place in line.
      const moved = offer.wasDelivered && {
        waitlistedAt: await tripRepository(db).endOfLine(stored.tripId, now),
      };
      await bookingRepository(db).set(id, { status: decided.value.to, ...moved });
      await tell({ db, now, newId }, { id, by: null, action: 'lapse' });
      // At its departure the request itself is over, and that is told.
      if (!isBefore(offer.expiresAt, stored.rows.startsAt)) return;
      // Nobody is written to about an offer that never reached them: it stands in the bell.
      const facts = offer.wasDelivered ? {} : { keeps: 'yes', only: 'bell' };
      await tellLapsed({ db, now, newId }, { bookingId: id, offerId: offer.id, facts });
    });
    await settleEach(await due.lines(tools.now), tools, async (id, { db, now, newId }) => {
      await tripRepository(db).lock(id);
      await offerSeats(id, { db, now, newId });
    });
  },
};
