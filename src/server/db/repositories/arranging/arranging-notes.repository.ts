import type { Db } from '../../client';

type Notes = { meetingPoint: string | null; note: string | null };
type Costs = { providerId: string | null; cost: string | null };

export const arrangingNotesRepository = (db: Db) => ({
  costs: async (tripId: string): Promise<Costs> => {
    const row = await db
      .selectFrom('trip')
      .select(['providerId', 'cost'])
      .where('id', '=', tripId)
      .executeTakeFirstOrThrow();
    return { providerId: row.providerId, cost: row.cost };
  },

  /** A cost that was typed is no longer the rate's. */
  save: (tripId: string, { meetingPoint, note }: Notes, costs: Costs | null) =>
    db
      .updateTable('trip')
      .set({
        meetingPoint,
        note,
        ...(costs && {
          providerId: costs.providerId,
          cost: costs.cost,
          rateCardId: null,
          rateCardVersion: null,
        }),
      })
      .where('id', '=', tripId)
      .execute(),
});
