import type { SeatOffer } from '#domain/booking/waitlist';
import type { Db } from '../../client';

export const seatOfferRepository = (db: Db) => ({
  open: async (
    offer: SeatOffer,
    { id, tripId, at }: { id: string; tripId: string; at: Date },
  ): Promise<void> => {
    await db
      .insertInto('seat_offer')
      .values({
        id,
        booking_id: offer.bookingId,
        trip_id: tripId,
        seats: offer.seats,
        status: 'open',
        offered_at: at,
        expires_at: offer.expiresAt,
      })
      .execute();
  },

  findOpen: async (bookingId: string): Promise<{ expiresAt: string } | null> => {
    const row = await db
      .selectFrom('seat_offer')
      .select('expires_at')
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return row ? { expiresAt: row.expires_at.toISOString() } : null;
  },

  close: async (bookingId: string, status: 'taken' | 'lapsed' | 'withdrawn'): Promise<void> => {
    await db
      .updateTable('seat_offer')
      .set({ status })
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'open')
      .execute();
  },
});
