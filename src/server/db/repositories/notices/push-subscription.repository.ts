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

  remove: async (personId: string, endpoint: string): Promise<void> => {
    await db
      .deleteFrom('pushSubscription')
      .where('personId', '=', personId)
      .where('endpoint', '=', endpoint)
      .execute();
  },
});
