import { sql } from 'kysely';
import type { Db } from '../../client';

export const arrangingPassengerRepository = (db: Db) => ({
  of: async (bookingId: string): Promise<{ id: string; attended: boolean | null }[]> =>
    db
      .selectFrom('passenger')
      .select(['id', 'attended'])
      .where('bookingId', '=', bookingId)
      .execute(),

  setAttended: (passengers: readonly { id: string }[], attended: boolean) =>
    sql`update passenger set attended = ${attended}
      where id = any (${sql.val(passengers.map(({ id }) => id))}::uuid[])`.execute(db),
});
