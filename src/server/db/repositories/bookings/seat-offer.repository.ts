import { offerExpiry, type SeatOffer } from '#domain/booking/waitlist';
import type { Db } from '../../client';

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
  ): Promise<{ expiresAt: string; wasDelivered: boolean } | null> => {
    const row = await db
      .selectFrom('seatOffer')
      .select(['expiresAt', 'deliveredAt'])
      .where('bookingId', '=', bookingId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return row
      ? { expiresAt: row.expiresAt.toISOString(), wasDelivered: row.deliveredAt !== null }
      : null;
  },

  /** Its time runs from the first moment at which it reached whoever asked. */
  noteDelivered: async (bookingIds: readonly string[], at: Date): Promise<void> => {
    if (bookingIds.length === 0) return;
    const offers = await db
      .selectFrom('seatOffer')
      .innerJoin('trip', 'trip.id', 'seatOffer.tripId')
      .select(['seatOffer.id', 'trip.startsAt'])
      .where('seatOffer.bookingId', 'in', [...bookingIds])
      .where('seatOffer.status', '=', 'open')
      .where('seatOffer.deliveredAt', 'is', null)
      .execute();
    for (const { id, startsAt } of offers) {
      const expiresAt = offerExpiry(at, startsAt.toISOString());
      await db
        .updateTable('seatOffer')
        .set({ deliveredAt: at, ...(expiresAt !== null && { expiresAt }) })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
    }
  },

  close: (bookingId: string, status: 'taken' | 'lapsed' | 'withdrawn') =>
    db
      .updateTable('seatOffer')
      .set({ status })
      .where('bookingId', '=', bookingId)
      .where('status', '=', 'open')
      .execute(),
});
