import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';
import { iso, readRows } from '../../sql';

export type ReturnedRequest = { bookingId: string; waitingSince: Date; startsAt: Date };

export type SilentApproval = ReturnedRequest & {
  id: string;
  noticeMinutes: number;
  isReminded: boolean;
  isPassedOn: boolean;
  /** Whoever asked knows; a change that waits is no request that could be lost. */
  isWarnedOf: boolean;
  /** When whoever asked heard that it went to others. */
  toldPassedOnAt: Date | null;
  deciders: string[];
};

const HOLIDAYS_BACK = 90;

/** Approvals that wait for somebody who has not answered. */
export const silentApprovalRepository = (db: Db) => ({
  /** Of what is still ahead. */
  waiting: (now: Date) => readRows(db)<SilentApproval>`
      select a.id, a.booking_id, a.waiting_since, b.starts_at, k.notice_minutes,
        a.reminded_at is not null as is_reminded, a.passed_on_at is not null as is_passed_on,
        b.status <> 'pending' or exists (
          select from notice n where n.person_id = b.requester_id and n.type = 'undecided'
            and n.cause = 'undecided:' || ${iso('b.starts_at')} || ':' || b.id) as is_warned_of,
        (select n.at from notice n where n.person_id = b.requester_id and n.type = 'passed_on'
          and n.cause = 'passed-on:' || a.id || ':' || b.id) as told_passed_on_at,
        array(select d.person_id::text from approval_decider d where d.approval_id = a.id) as deciders
      from approval a join booking b on b.id = a.booking_id join kind k on k.id = b.kind
      where a.status = 'waiting' and b.starts_at > ${now}
      order by a.waiting_since`,

  /** Requests ahead that came back to whoever asked, who has not been warned of them. */
  returned: (now: Date) => readRows(db)<ReturnedRequest>`
      select b.id as booking_id, b.starts_at, max(a.decided_at) as waiting_since
      from booking b join approval a on a.booking_id = b.id
      where b.status = 'returned' and b.starts_at > ${now} and not exists (
        select from notice n where n.person_id = b.requester_id and n.type = 'undecided'
          and n.cause = 'returned:' || ${iso('b.starts_at')} || ':' || b.id)
      group by b.id having max(a.decided_at) is not null
      order by b.starts_at`,

  /** Of the whole company. */
  holidays: async (now: Date): Promise<ReadonlySet<Day>> => {
    const rows = await db
      .selectFrom('holiday')
      .select('day')
      .where('kind', 'is', null)
      .where('day', '>=', addDays(dayOf(now), -HOLIDAYS_BACK))
      .execute();
    return new Set(rows.map(({ day }) => day));
  },

  /** False when it was decided, or another server was faster. */
  mark: async (id: string, as: 'remindedAt' | 'passedOnAt', at: Date): Promise<boolean> => {
    const marked = await db
      .updateTable('approval')
      .set({ [as]: at })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where(as, 'is', null)
      .returning('id')
      .executeTakeFirst();
    return marked !== undefined;
  },

  /** Beside those who may decide already. */
  addDeciders: async (approvalId: string, people: readonly string[]): Promise<void> => {
    await db
      .insertInto('approvalDecider')
      .values(people.map((personId) => ({ approvalId, personId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
