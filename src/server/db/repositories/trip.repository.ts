import type { Db } from '../client';

export const tripRepository = (db: Db) => ({
  countUnderway: async (): Promise<number> => {
    const { count } = await db
      .selectFrom('trip')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', 'underway')
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
