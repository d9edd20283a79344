import type { ProblemReport } from '#contract/contacts';
import type { Db } from '../../client';

export const problemReportRepository = (db: Db) => ({
  add: async (
    report: ProblemReport,
    { id, by, at }: { id: string; by: string; at: Date },
  ): Promise<void> => {
    await db
      .insertInto('problem_report')
      .values({
        id,
        person_id: by,
        at,
        message: report.message,
        page: report.page,
        app_version: report.appVersion,
        last_error: report.lastError,
      })
      .execute();
  },
});
