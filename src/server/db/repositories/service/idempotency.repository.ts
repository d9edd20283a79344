import type { Db } from '../../client';

export type StoredAnswer = { status: number; answer: unknown };

/** Both calls belong into the transaction of the work itself: what is rolled back leaves its key free. */
export const idempotencyRepository = (db: Db) => ({
  claim: async (
    key: string,
    personId: string,
    endpoint: string,
    bodyHash: string,
  ): Promise<'new' | 'reused-with-other-body' | StoredAnswer> => {
    const claimed = await db
      .insertInto('idempotencyKey')
      .values({ key, personId, endpoint, bodyHash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed) return 'new';
    const first = await db
      .selectFrom('idempotencyKey')
      .select(['endpoint', 'bodyHash', 'status', 'answer'])
      .where('key', '=', key)
      .where('personId', '=', personId)
      .executeTakeFirstOrThrow();
    if (first.endpoint !== endpoint || first.bodyHash !== bodyHash) return 'reused-with-other-body';
    if (first.status === null) throw new Error(`${endpoint} kept its key but stored no answer`);
    return { status: first.status, answer: first.answer };
  },

  store: (key: string, personId: string, { status, answer }: StoredAnswer) =>
    db
      .updateTable('idempotencyKey')
      .set({ status, answer: JSON.stringify(answer) })
      .where('key', '=', key)
      .where('personId', '=', personId)
      .execute(),
});
