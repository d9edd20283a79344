import type { Db } from '../../client';
import { readRows, readIds } from '../../sql';

const MOST_AT_ONCE = 500;

type OpenLevel = { id: string; deciders: string[] };

export const approvalEscalationRepository = (db: Db) => ({
  /** Bookings still ahead with a level that nobody can decide any more, because they all have left. */
  orphaned: (now: Date) => readIds(db)`
      select distinct a.booking_id as id
      from approval a join booking b on b.id = a.booking_id
      where a.status in ('waiting', 'queued') and b.starts_at > ${now} and not exists (
        select from approval_decider d join person p on p.id = d.person_id
        where d.approval_id = a.id and p.status = 'active')
      limit ${MOST_AT_ONCE}`,

  /** What is not decided yet, the first level first. */
  openLevels: (bookingId: string) => readRows(db)<OpenLevel>`
      select a.id, array(
        select d.person_id::text from approval_decider d where d.approval_id = a.id order by 1
      ) as deciders
      from approval a
      where a.booking_id = ${bookingId} and a.status in ('waiting', 'queued')
      order by a.level`,

  /** Whose word the open revision has already: nobody decides it twice. */
  haveDecided: async (bookingId: string): Promise<string[]> => {
    const rows = await readRows(db)<{ id: string }>`
      select unnest(array[a.decided_by_id, a.on_behalf_of_id]) as id
      from approval a join booking_revision r on r.id = a.revision_id
      where a.booking_id = ${bookingId} and r.status = 'pending' and a.decided_at is not null`;
    return rows.flatMap(({ id }) => id ?? []);
  },

  reassign: async (approvalId: string, people: readonly string[]): Promise<void> => {
    await db.deleteFrom('approvalDecider').where('approvalId', '=', approvalId).execute();
    await db
      .insertInto('approvalDecider')
      .values(people.map((personId) => ({ approvalId, personId })))
      .execute();
  },

  /** The company has nobody further up. */
  drop: async (approvalIds: readonly string[]): Promise<void> => {
    if (approvalIds.length === 0) return;
    await db
      .updateTable('approval')
      .set({ status: 'lapsed' })
      .where('id', 'in', approvalIds)
      .execute();
  },
});
