import { dayOf } from '#domain/dates/bangkok-time';
import { dueNoticeRepository } from '../db/repositories/notices/due-notice.repository';
import { tellConcerned, tellPeople, tellSite } from '../use-cases/notices/tell-people';
import type { Job } from './job';
import { settleEach } from './settle-each';

/** While something can still be done whoever arranges hears that a car is missing, and whoever rides; when it should leave, that none came. */
export const missCars: Job = {
  name: 'miss-cars',
  everySeconds: 60,
  run: async (tools) => {
    const due = dueNoticeRepository(tools.db);
    const missed = new Map((await due.withoutCar(tools.now)).map((car) => [car.id, car]));
    await settleEach(
      [...missed.values()].map(({ id }) => id),
      tools,
      async (id, { db, now, newId }) => {
        const car = missed.get(id);
        if (!car) return;
        const { kind, startsAt, adminIds } = car;
        const news = { type: 'no_car', cause: `no-car:${startsAt}` } as const;
        const facts = { day: dayOf(startsAt) };
        const admins = adminIds.map((personId) => ({ bookingId: id, personId }));
        await tellConcerned({ db, now, newId }, news, [id]);
        await tellPeople({ db, now, newId }, { ...news, facts }, admins);
        await tellSite({ db, now, newId }, { ...news, facts }, { kind, bookingId: id });
      },
    );
    const begun = await due.begunWithoutCar(tools.now);
    await settleEach([...begun.keys()], tools, (id, { db, now, newId }) => {
      const news = { type: 'unserved', cause: `unserved:${begun.get(id)}` } as const;
      return tellConcerned({ db, now, newId }, news, [id]);
    });
  },
};
