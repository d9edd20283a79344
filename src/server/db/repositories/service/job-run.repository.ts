import type { Db } from '../../client';

type JobRun = { due_at: Date; failures: number; succeeded_at?: Date };

const write = (db: Db, name: string, row: JobRun) =>
  db
    .insertInto('job_run')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();

export const jobRunRepository = (db: Db) => ({
  find: async (name: string): Promise<{ dueAt: Date; failures: number } | undefined> => {
    const row = await db
      .selectFrom('job_run')
      .select(['due_at', 'failures'])
      .where('name', '=', name)
      .executeTakeFirst();
    return row && { dueAt: row.due_at, failures: row.failures };
  },

  succeed: async (name: string, at: Date, dueAt: Date): Promise<void> => {
    await write(db, name, { due_at: dueAt, succeeded_at: at, failures: 0 });
  },

  fail: async (name: string, failures: number, dueAt: Date): Promise<void> => {
    await write(db, name, { due_at: dueAt, failures });
  },
});
