import type { PushSubscribed } from '#contract/notices';
import type { Db } from '../../client';

export const pushSubscriptionRepository = (db: Db) => ({
  /** A browser has one subscription; whoever signs in there takes it over. */
  save: async (
    { endpoint, keys }: PushSubscribed,
    { id, personId, at }: { id: string; personId: string; at: Date },
  ): Promise<void> => {
    const subscription = { personId, ...keys };
    await db
      .insertInto('pushSubscription')
      .values({ id, endpoint, createdAt: at, ...subscription })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(subscription))
      .execute();
  },

  /** The phones and browsers on which somebody wants to be told. */
  of: async (personId: string): Promise<PushSubscribed[]> => {
    const rows = await db
      .selectFrom('pushSubscription')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('personId', '=', personId)
      .execute();
    return rows.map(({ endpoint, ...keys }) => ({ endpoint, keys }));
  },

  remove: async (personId: string, endpoint: string): Promise<void> => {
    await db
      .deleteFrom('pushSubscription')
      .where('personId', '=', personId)
      .where('endpoint', '=', endpoint)
      .execute();
  },
});
