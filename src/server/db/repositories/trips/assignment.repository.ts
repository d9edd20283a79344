import { sql } from 'kysely';
import type { Assignment } from '#domain/trip/standing';
import type { Db } from '../../client';

const range = (from: string, until: string) => `[${from},${until})`;

/** Who has which car when. The claims that keep two from having it follow by triggers. */
export const assignmentRepository = (db: Db) => ({
  /** Null is the company's own. */
  ownerOf: async (carId: string): Promise<{ providerId: string | null } | undefined> => {
    const row = await db
      .selectFrom('car')
      .select('providerId')
      .where('id', '=', carId)
      .executeTakeFirst();
    return row && { providerId: row.providerId };
  },

  /** Before anything is written: cars, then drivers, each by id, as everybody does. */
  lockResources: async (carIds: readonly string[], driverIds: readonly string[]): Promise<void> => {
    if (carIds.length > 0)
      await sql`select from car where id = any (${sql.val(carIds)}::uuid[])
      order by id for no key update`.execute(db);
    if (driverIds.length > 0)
      await sql`select from driver where id = any (${sql.val(driverIds)}::uuid[])
      order by id for no key update`.execute(db);
  },

  release: async (
    ids: readonly string[],
    { at, reason }: { at: Date; reason: string | null },
  ): Promise<void> => {
    if (ids.length === 0) return;
    await db
      .updateTable('assignment')
      .set({ releasedAt: at, ...(reason && { reason }) })
      .where('id', 'in', ids)
      .where('releasedAt', 'is', null)
      .execute();
  },

  add: async (tripId: string, one: Assignment, reason: string | null): Promise<void> => {
    await db
      .insertInto('assignment')
      .values({
        id: one.id,
        tripId,
        carId: one.carId,
        driverId: one.driverId,
        planned: range(one.from, one.until),
        held: range(one.heldFrom, one.heldUntil),
        reason,
      })
      .execute();
  },

  move: async (one: Assignment): Promise<void> => {
    await db
      .updateTable('assignment')
      .set({
        planned: range(one.from, one.until),
        held: range(one.heldFrom, one.heldUntil),
      })
      .where('id', '=', one.id)
      .execute();
  },
});
