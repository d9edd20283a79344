import type { BrokenTruth } from '#contract/truths';
import type { Db } from '../../client';

type Last = { checkedAt: Date; broken: readonly BrokenTruth[] };

export const truthCheckRepository = (db: Db) => ({
  last: async (): Promise<Last | undefined> => {
    const row = await db
      .selectFrom('truthCheck')
      .select(['checkedAt', 'broken'])
      .executeTakeFirst();
    return row && { checkedAt: row.checkedAt, broken: row.broken };
  },

  keep: async ({ checkedAt, broken }: Last): Promise<void> => {
    const row = { checkedAt, broken: JSON.stringify(broken) };
    await db
      .insertInto('truthCheck')
      .values(row)
      .onConflict((conflict) => conflict.column('onlyOne').doUpdateSet(row))
      .execute();
  },
});
