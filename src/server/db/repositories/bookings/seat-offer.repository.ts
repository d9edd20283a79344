import type { Ride } from '#domain/booking/seats';
import { heldUntil, type SeatOffer } from '#domain/booking/waitlist';
import type { Db } from '../../client';
import { readRows } from '../../sql';
import { noticeRepository } from '../notices/notice.repository';

export const seatOfferRepository = (db: Db) => ({
  open: (offer: SeatOffer, { id, tripId, at }: { id: string; tripId: string; at: Date }) =>
    db
      .insertInto('seatOffer')
      .values({
        ...offer,
        id,
        tripId,
        status: 'open',
        offeredAt: at,
      })
      .execute(),

  findOpen: async (
    bookingId: string,
  ): Promise<{ id: string; expiresAt: string; wasDelivered: boolean; holds: boolean } | null> => {
    const row = await db
      .selectFrom('seatOffer')
      .select(['id', 'expiresAt', 'deliveredAt', 'holds'])
      .where('bookingId', '=', bookingId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (!row) return null;
    const { id, expiresAt, deliveredAt, holds } = row;
    return { id, expiresAt: expiresAt.toISOString(), wasDelivered: deliveredAt !== null, holds };
  },

  /** Open to whoever confirms first. */
  shared: (tripId: string) => readRows(db)<Ride & { bookingId: string; offerId: string }>`
      select o.id as offer_id, o.booking_id, o.seats, b.board_stop, b.alight_stop
      from seat_offer o join booking b on b.id = o.booking_id
      where o.trip_id = ${tripId} and o.status = 'open' and not o.holds
      order by b.waitlisted_at, b.id`,

  /** What is held is held from the first moment at which it reached whoever asked. */
  noteDelivered: async (bookingIds: readonly string[], at: Date): Promise<void> => {
    if (bookingIds.length === 0) return;
    const offers = await db
      .selectFrom('seatOffer')
      .innerJoin('trip', 'trip.id', 'seatOffer.tripId')
      .select(['seatOffer.id', 'seatOffer.holds', 'trip.startsAt'])
      .where('seatOffer.bookingId', 'in', [...bookingIds])
      .where('seatOffer.status', '=', 'open')
      .where('seatOffer.deliveredAt', 'is', null)
      .execute();
    for (const { id, holds, startsAt } of offers) {
      const expiresAt = holds ? heldUntil(at, startsAt.toISOString()) : null;
      await db
        .updateTable('seatOffer')
        .set({ deliveredAt: at, ...(expiresAt !== null && { expiresAt }) })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
    }
  },

  close: async (
    bookingId: string,
    status: 'taken' | 'lapsed' | 'withdrawn',
    at: Date,
  ): Promise<void> => {
    await db
      .updateTable('seatOffer')
      .set({ status })
      .where('bookingId', '=', bookingId)
      .where('status', '=', 'open')
      .execute();
    await noticeRepository(db).settle(bookingId, 'offer', at);
  },
});
