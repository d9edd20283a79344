import { sql } from 'kysely';
import type { BookingCard } from '#contract/bookings';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { readCard } from '../../rows/bookings/booking-card';
import { fullName } from '../../sql';

export const invitationRepository = (db: Db) => ({
  /** What stands in the booking now, and the name of the reader. */
  card: async (
    bookingId: string,
    reader: { me: string; language: Language; now: Date },
  ): Promise<{ card: BookingCard; name: string } | undefined> => {
    const card = await readCard(db, bookingId, reader);
    const person = await db
      .selectFrom('person')
      .select(fullName('person', reader.language).as('name'))
      .where('id', '=', reader.me)
      .executeTakeFirst();
    return card && person && { card, name: person.name };
  },

  /** Whether their calendar has it already. */
  isInvited: async (bookingId: string, personId: string): Promise<boolean> => {
    const row = await db
      .selectFrom('invitation')
      .select('sequence')
      .where('bookingId', '=', bookingId)
      .where('personId', '=', personId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** A number that nobody was told before. */
  nextSequence: async (bookingId: string, personId: string): Promise<number> => {
    const { rows } = await sql<{ sequence: number }>`
      insert into invitation (booking_id, person_id) values (${bookingId}, ${personId})
      on conflict (booking_id, person_id) do update set sequence = invitation.sequence + 1
      returning sequence`.execute(db);
    return rows[0]?.sequence ?? 0;
  },

  /** Of what nobody was told after all, unless a later number went out meanwhile. */
  giveBackSequence: async (
    bookingId: string,
    personId: string,
    sequence: number,
  ): Promise<void> => {
    await sql`
      with back as (
        update invitation set sequence = sequence - 1
        where booking_id = ${bookingId} and person_id = ${personId} and sequence = ${sequence} and sequence > 0
      )
      delete from invitation
      where booking_id = ${bookingId} and person_id = ${personId} and ${sequence} = 0 and sequence = 0`.execute(
      db,
    );
  },
});
