import { noteExpiringPapers } from '../../../src/server/jobs/note-expiring-papers';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { now, type useAdmin } from './use-admin';

const DAY = 86_400_000;

/** The nightly look for papers that lapse, so many days later, and what it has told whom. */
export const expiringIn = (admin: ReturnType<typeof useAdmin>) => ({
  runAfter: (days: number) =>
    noteExpiringPapers.run({
      db: admin.db,
      now: new Date(now.getTime() + days * DAY),
      newId,
      log: createLog('silent'),
    }),
  noticesSent: () =>
    admin.db
      .selectFrom('notice')
      .select(['personId', 'subject', 'subjectId', 'params'])
      .where('type', '=', 'expiring')
      .orderBy('at')
      .execute(),
});
