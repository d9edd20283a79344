import { openDatabase, type Address, type Db } from '../../../src/server/db/client';
import { bookingListRepository } from '../../../src/server/db/repositories/bookings/booking-list.repository';
import { noticeRepository } from '../../../src/server/db/repositories/notices/notice.repository';
import { personRepository } from '../../../src/server/db/repositories/users/person.repository';
import { jobs } from '../../../src/server/jobs/jobs';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { statementsOf } from './statements-of';

type About = { db: Db; person: string; now: Date; isLarge: (table: string) => boolean };

/** Which jobs look through whole tables, and should: at night, or what a server was off for. */
const mayScan = new Set(['look-at-truths', 'learn-travel-times', 'forget-loose-files']);

/** Tables that are read from one end to the other by what everybody asks all day and by the clock's jobs. */
export const scansOf = async (
  connection: Address,
  { db, person, now, isLarge }: About,
): Promise<string[]> => {
  const { id, tid, oid } = await db
    .selectFrom('person')
    .select(['id', 'tid', 'oid'])
    .where('signInName', '=', person)
    .executeTakeFirstOrThrow();
  const fresh = openDatabase(connection);
  const reader = { language: 'th', now } as const;
  const work: Record<string, () => Promise<unknown>> = {
    'who calls': () =>
      personRepository(fresh.db).findForSignIn(
        { tid: tid ?? '', oid: oid ?? '', username: person },
        now,
      ),
    notices: () => noticeRepository(fresh.db).page({ personId: id, now: new Date() }, undefined),
    'unread notices': () => noticeRepository(fresh.db).countUnread(id),
  };
  for (const scope of ['upcoming', 'waiting', 'past', 'cancelled'] as const)
    work[`bookings, ${scope}`] = () =>
      bookingListRepository(fresh.db).page(id, { scope, role: 'mine' }, reader);
  for (const job of jobs.filter(({ name }) => !mayScan.has(name)))
    work[job.name] = () => job.run({ db: fresh.db, now, newId, log: createLog('silent') });

  const client = fresh.newClient();
  await client.connect();
  const found = new Set<string>();
  for (const [name, deed] of Object.entries(work))
    for (const { text, values } of await statementsOf(deed)) {
      if (!/^\s*(select|with|update|delete)/i.test(text)) continue;
      const plan = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      for (const line of plan.rows) {
        const table = /Seq Scan on (\w+)/.exec(line['QUERY PLAN'])?.[1];
        if (table !== undefined && isLarge(table)) found.add(`${table} by ${name}`);
      }
    }
  await client.end();
  await fresh.close();
  return [...found];
};
