import type { Db } from '../../client';

type Notes = { meetingPoint: string | null; note: string | null };
type Costs = { providerId: string | null; cost: string | null };

export const arrangingNotesRepository = (db: Db) => ({
  costs: async (tripId: string): Promise<Costs> => {
    const row = await db
      .selectFrom('trip')
      .select(['provider_id', 'cost'])
      .where('id', '=', tripId)
      .executeTakeFirstOrThrow();
    return { providerId: row.provider_id, cost: row.cost };
  },

  /** A cost that was typed is no longer the rate's. */
  save: async (
    tripId: string,
    { meetingPoint, note }: Notes,
    costs: Costs | null,
  ): Promise<void> => {
    await db
      .updateTable('trip')
      .set({
        meeting_point: meetingPoint,
        note,
        ...(costs && {
          provider_id: costs.providerId,
          cost: costs.cost,
          rate_card_id: null,
          rate_card_version: null,
        }),
      })
      .where('id', '=', tripId)
      .execute();
  },
});
