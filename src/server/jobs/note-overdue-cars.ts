import { dayOf } from '#domain/dates/bangkok-time';
import { dueNoticeRepository } from '../db/repositories/notices/due-notice.repository';
import { tellConcerned, tellPeople, tellSite } from '../use-cases/notices/tell-people';
import type { Job } from './job';
import { settleEach } from './settle-each';

/** A self-drive car that is not back at its end: whoever has it is told, and who waits for it. */
export const noteOverdueCars: Job = {
  name: 'note-overdue-cars',
  everySeconds: 60,
  run: async (tools) => {
    const due = await dueNoticeRepository(tools.db).overdue(tools.now);
    await settleEach(due, tools, async (id, { db, now, newId }) => {
      const late = await dueNoticeRepository(db).lateCar(id);
      if (!late) return;
      const { kind, endsAt, startsAt, adminIds } = late;
      // An end that was moved and missed again is another fact.
      const news = { type: 'overdue', cause: `overdue:${endsAt}` } as const;
      const since = { ...news, facts: { since: endsAt } };
      await tellConcerned({ db, now, newId }, since, [id]);
      const facts = { since: endsAt, day: dayOf(startsAt) };
      const admins = adminIds.map((personId) => ({ bookingId: id, personId }));
      await tellPeople({ db, now, newId }, { ...news, facts }, admins);
      await tellSite({ db, now, newId }, { ...news, facts }, { kind, bookingId: id });
    });
  },
};
