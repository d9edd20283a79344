import type { ProblemReport } from '#contract/contacts';
import type { Db } from '../../client';

export const problemReportRepository = (db: Db) => ({
  add: async (
    report: ProblemReport,
    { id, by, at }: { id: string; by: string; at: Date },
  ): Promise<void> => {
    await db
      .insertInto('problemReport')
      .values({ ...report, id, personId: by, at })
      .execute();
  },
});
