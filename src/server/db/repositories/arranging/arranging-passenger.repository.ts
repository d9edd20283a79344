import { sql } from 'kysely';
import type { Db } from '../../client';

export const arrangingPassengerRepository = (db: Db) => ({
  of: async (bookingId: string): Promise<{ id: string; attended: boolean | null }[]> =>
    db
      .selectFrom('passenger')
      .select(['id', 'attended'])
      .where('bookingId', '=', bookingId)
      .execute(),

  noteAbsent: (ids: readonly string[]) =>
    sql`update passenger set attended = false where id = any (${sql.val(ids)}::uuid[])`.execute(db),
});
