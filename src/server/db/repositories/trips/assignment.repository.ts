import { sql } from 'kysely';
import type { Assignment } from '#domain/trip/standing';
import type { Db } from '../../client';

const timesOf = ({ from, until, heldFrom, heldUntil }: Assignment) => ({
  planned: `[${from},${until})`,
  held: `[${heldFrom},${heldUntil})`,
});

/** Who has which car when. The claims that keep two from having it follow by triggers. */
export const assignmentRepository = (db: Db) => ({
  /** Null is the company's own. */
  ownerOf: (carId: string): Promise<{ providerId: string | null } | undefined> =>
    db.selectFrom('car').select('providerId').where('id', '=', carId).executeTakeFirst(),

  /** Before anything is written: cars, then drivers, each by id, as everybody does. */
  lockResources: async (carIds: readonly string[], driverIds: readonly string[]): Promise<void> => {
    if (carIds.length > 0)
      await sql`select from car where id = any (${sql.val(carIds)}::uuid[])
      order by id for no key update`.execute(db);
    if (driverIds.length > 0)
      await sql`select from driver where id = any (${sql.val(driverIds)}::uuid[])
      order by id for no key update`.execute(db);
  },

  /** Who was given one of these trips beyond the rules of driver hours, by a person and with a reason. */
  driversBeyondHours: async (tripIds: readonly string[]): Promise<string[]> => {
    const found = await db
      .selectFrom('assignment')
      .select('driverId')
      .where(sql<boolean>`trip_id = any (${sql.val(tripIds)}::uuid[])`)
      .where('hoursReason', 'is not', null)
      .where('releasedAt', 'is', null)
      .execute();
    return found.flatMap(({ driverId }) => driverId ?? []);
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

  add: (
    tripId: string,
    assignment: Assignment,
    why: { reason: string | null; hoursReason: string | null },
  ) =>
    db
      .insertInto('assignment')
      .values({
        id: assignment.id,
        tripId,
        carId: assignment.carId,
        driverId: assignment.driverId,
        ...timesOf(assignment),
        ...why,
      })
      .execute(),

  move: (assignment: Assignment) =>
    db.updateTable('assignment').set(timesOf(assignment)).where('id', '=', assignment.id).execute(),
});
