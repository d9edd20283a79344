import type { Db } from '../../client';

type JobRun = { dueAt: Date; failures: number; succeededAt?: Date };

const write = (db: Db, name: string, row: JobRun) =>
  db
    .insertInto('jobRun')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();

export const jobRunRepository = (db: Db) => ({
  find: async (name: string): Promise<{ dueAt: Date; failures: number } | undefined> => {
    const row = await db
      .selectFrom('jobRun')
      .select(['dueAt', 'failures'])
      .where('name', '=', name)
      .executeTakeFirst();
    return row && { dueAt: row.dueAt, failures: row.failures };
  },

  succeed: (name: string, at: Date, dueAt: Date) =>
    write(db, name, { dueAt, succeededAt: at, failures: 0 }),

  fail: (name: string, failures: number, dueAt: Date) => write(db, name, { dueAt, failures }),
});
