import { seatsLeft } from '#domain/booking/seats';
import { nextOffers } from '#domain/booking/waitlist';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';
import { offerNoticeRepository } from '../../db/repositories/notices/offer-notice.repository';
import { seatOfferRepository } from '../../db/repositories/bookings/seat-offer.repository';
import { tripRepository, type LockedTrip } from '../../db/repositories/trips/trip.repository';
import { tellPeople } from '../notices/tell-people';
import { tell, type Tools } from '../tell';
import { planTrip } from '../travel/plan-trip';

/** Whoever could have had a seat hears that it is gone, and where in the line that leaves them. */
export const tellLapsed = async (
  tools: Tools,
  {
    bookingId,
    offerId,
    facts,
  }: { bookingId: string; offerId: string; facts: Record<string, string> },
): Promise<void> => {
  const personId = await bookingRepository(tools.db).requesterOf(bookingId);
  const news = { type: 'seat_lapsed', cause: `lapsed:${offerId}`, facts } as const;
  await tellPeople(tools, news, [{ bookingId, personId }]);
};

/** Somebody else was faster: an offer that holds no seat ends with the last seat. They keep their place in line. */
const endShared = async ({ id: tripId, capacity }: LockedTrip, tools: Tools): Promise<void> => {
  const { db, now } = tools;
  const offers = seatOfferRepository(db);
  const shared = await offers.shared(tripId);
  if (shared.length === 0 || capacity === null) return;
  const taken = await tripRepository(db).taken(tripId);
  for (const offer of shared) {
    if (seatsLeft(capacity, taken, offer) >= offer.seats) continue;
    await offers.close(offer.bookingId, 'withdrawn', now);
    await tell(tools, { id: offer.bookingId, by: null, action: 'lapse' });
    await tellLapsed(tools, { ...offer, facts: { keeps: 'yes' } });
  }
};

/** Offers the free seats of a departure to who is first in line, or in the last hour to all; the trip's lock is held. */
export const offerSeats = async (tripId: string, tools: Tools): Promise<void> => {
  const { db, now, newId } = tools;
  const trips = tripRepository(db);
  const trip = await trips.lock(tripId);
  if (!trip || trip.capacity === null) return;
  await endShared(trip, tools);
  const waiting = await trips.waiting(tripId);
  if (waiting.length === 0) return;
  const offers = nextOffers({
    now,
    departsAt: trip.startsAt,
    capacity: trip.capacity,
    taken: await trips.taken(tripId),
    waiting,
  });
  for (const offer of offers) {
    const id = newId();
    await seatOfferRepository(db).open(offer, { id, tripId, at: now });
    await tell(tools, {
      id: offer.bookingId,
      by: null,
      action: 'offer',
      after: { seats: offer.seats, expiresAt: offer.expiresAt },
    });
    const requesterId = await bookingRepository(db).requesterOf(offer.bookingId);
    const facts = offer.holds ? {} : { shared: 'yes' };
    await tellPeople(tools, { type: 'seat_offered', cause: `offer:${id}`, facts }, [
      { bookingId: offer.bookingId, personId: requesterId },
    ]);
  }
};

/** What a booking held and holds no more: an emptied trip gives up its car, a freed seat goes to the next in line. */
export const freePlace = async (
  { tripId }: Pick<StoredBooking, 'tripId'>,
  reason: string,
  tools: Tools,
  /** The booking that gives its place up, when it still stands there. */
  leaving?: string,
): Promise<void> => {
  if (tripId === null) return;
  const { db, now, newId } = tools;
  const leave = { at: now, reason, leaving };
  const lost = await tripRepository(db).acceptedBy(tripId);
  if (await tripRepository(db).releaseIfEmpty(tripId, leave)) {
    if (lost) await offerNoticeRepository(db).add({ tripId, cause: newId(), at: now, lost }, newId);
    await tell(tools, { subject: 'trip', id: tripId, by: null, action: 'cancel', reason });
    return;
  }
  if (leaving === undefined) await planTrip(tools.db, tripId);
  await offerSeats(tripId, tools);
};
