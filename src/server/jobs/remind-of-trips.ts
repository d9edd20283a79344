import { dueNoticeRepository } from '../db/repositories/notices/due-notice.repository';
import { tellConcerned } from '../use-cases/notices/tell-people';
import type { Job } from './job';
import { settleEach } from './settle-each';

/** Whoever rides is told once more an hour before. */
export const remindOfTrips: Job = {
  name: 'remind-of-trips',
  everySeconds: 60,
  run: async (tools) => {
    const due = await dueNoticeRepository(tools.db).leavingSoon(tools.now);
    await settleEach([...due.keys()], tools, (id, { db, now, newId }) => {
      const news = { type: 'reminder', cause: `reminder:${due.get(id)}` } as const;
      return tellConcerned({ db, now, newId }, news, [id]);
    });
  },
};
