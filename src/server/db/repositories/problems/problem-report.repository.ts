import type { ProblemReport } from '#contract/contacts';
import type { Db } from '../../client';

export const problemReportRepository = (db: Db) => ({
  add: (report: ProblemReport, { id, by, at }: { id: string; by: string; at: Date }) =>
    db
      .insertInto('problemReport')
      .values({ ...report, id, personId: by, at })
      .execute(),
});
