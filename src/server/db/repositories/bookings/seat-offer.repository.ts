import type { SeatOffer } from '#domain/booking/waitlist';
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

  findOpen: async (bookingId: string): Promise<{ expiresAt: string } | null> => {
    const row = await db
      .selectFrom('seatOffer')
      .select('expiresAt')
      .where('bookingId', '=', bookingId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return row ? { expiresAt: row.expiresAt.toISOString() } : null;
  },

  close: (bookingId: string, status: 'taken' | 'lapsed' | 'withdrawn') =>
    db
      .updateTable('seatOffer')
      .set({ status })
      .where('bookingId', '=', bookingId)
      .where('status', '=', 'open')
      .execute(),
});
