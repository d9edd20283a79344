import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import { administers } from '../../admin-rights';
import type { Db } from '../../client';
import { fullName, readRows } from '../../sql';
import { noticeRepository } from '../notices/notice.repository';
import type { StoredBooking } from '../../rows/bookings/stored-booking';

type Above = { upwards: string[]; admins: string[] };

/** More names than this help nobody. */
const MOST_NAMED = 3;

type Waits = Pick<StoredBooking, 'id' | 'kind' | 'status' | 'rows' | 'hasPendingChange'>;

type NewRevision = {
  bookingId: string;
  number: number;
  /** What would become of the booking; empty for the booking as it was first sent. */
  change?: object;
  by: string;
  at: Date;
  /** Who may decide, level by level. */
  deciders: readonly (readonly string[])[];
  newId: () => string;
};

export const approvalRepository = (db: Db) => ({
  /** Everybody who could decide about somebody's trip, nearest first. */
  above: async (personId: string, kind: KindId): Promise<Above> => {
    const rows = await readRows(db)<{ id: string; isAdmin: boolean }>`
      with recursive chain (id, manager_id, step) as (
        select id, manager_id, 0 from person where id = ${personId}
        union all
        select site.fallback_approver_id, p.manager_id, 100
        from person me join site on site.id = me.site_id
        join person p on p.id = site.fallback_approver_id
        where me.id = ${personId}
        union all
        select p.id, p.manager_id, step + 1
        from chain join person p on p.id = chain.manager_id where step % 100 < 20
      )
      select person.id, is_admin
      from (
        select id, step, false as is_admin from chain where step > 0
        union all
        select person_id, 1000, true from admin_user
        where status = 1 and not supplier and ${administers(kind)}
      ) candidate
      join person on person.id = candidate.id and person.status = 'active'
      order by step, person.id`;
    const idsOf = (admins: boolean) =>
      rows.filter(({ isAdmin }) => isAdmin === admins).map(({ id }) => id);
    return { upwards: idsOf(false), admins: idsOf(true) };
  },

  nextNumber: async (bookingId: string): Promise<number> => {
    const row = await db
      .selectFrom('bookingRevision')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('bookingId', '=', bookingId)
      .executeTakeFirst();
    return (row?.number ?? 0) + 1;
  },

  /** Those who may decide now. */
  deciders: async (bookingId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('approval as a')
      .innerJoin('approvalDecider as d', 'd.approvalId', 'a.id')
      .select('d.personId')
      .where('a.bookingId', '=', bookingId)
      .where('a.status', 'in', ['waiting', 'queued'])
      .execute();
    return rows.map(({ personId }) => personId);
  },

  /** A revision that waits for its first level; the others are in the queue behind it. */
  ask: async ({ bookingId, number, change, by, at, deciders, newId }: NewRevision) => {
    const revisionId = newId();
    const isDecided = deciders.length === 0;
    await db
      .insertInto('bookingRevision')
      .values({
        id: revisionId,
        bookingId,
        number,
        status: isDecided ? 'approved' : 'pending',
        change: JSON.stringify(change ?? {}),
        byId: by,
        at,
        closedAt: isDecided ? at : null,
      })
      .execute();
    const levels = deciders.map((people, index) => ({ id: newId(), level: index + 1, people }));
    if (levels.length === 0) return;
    await db
      .insertInto('approval')
      .values(
        levels.map(({ id, level }) => ({
          id,
          revisionId,
          bookingId,
          level,
          status: level === 1 ? 'waiting' : 'queued',
          waitingSince: level === 1 ? at : null,
        })),
      )
      .execute();
    await db
      .insertInto('approvalDecider')
      .values(
        levels.flatMap(({ id, people }) =>
          people.map((personId) => ({ approvalId: id, personId })),
        ),
      )
      .execute();
  },

  /** A change that waits to be decided, and when it was asked for. */
  waitingChange: async (bookingId: string) =>
    db
      .selectFrom('bookingRevision')
      .select(['change', 'at as askedAt'])
      .where('bookingId', '=', bookingId)
      .where('status', '=', 'pending')
      .executeTakeFirst(),

  /** Nobody is asked any more: the revision closes, and what was open lapses with the notices that asked. */
  close: async (bookingId: string, status: 'withdrawn' | 'lapsed', at: Date): Promise<void> => {
    await db
      .updateTable('approval')
      .set({ status: 'lapsed' })
      .where('bookingId', '=', bookingId)
      .where('status', 'in', ['waiting', 'queued'])
      .execute();
    await db
      .updateTable('bookingRevision')
      .set({ status, closedAt: at })
      .where('bookingId', '=', bookingId)
      .where('status', '=', 'pending')
      .execute();
    await noticeRepository(db).settle(bookingId, 'decision', at);
  },

  /** For whom a booking waits now: who decides, who has to change it, or whoever finds a car. */
  waitingFor: async (booking: Waits, language: Language) => {
    const { id, kind, status, rows, hasPendingChange } = booking;
    const people = db
      .selectFrom('person as p')
      .select(['p.phone', fullName('p', language).as('name')])
      .where('p.status', '=', 'active')
      .orderBy('p.id')
      .limit(MOST_NAMED);
    if (status === 'returned') return people.where('p.id', '=', rows.requesterId).execute();
    if (status === 'pending' || hasPendingChange)
      return people
        .where('p.id', 'in', (eb) =>
          eb
            .selectFrom('approval as a')
            .innerJoin('approvalDecider as d', 'd.approvalId', 'a.id')
            .select('d.personId')
            .where('a.bookingId', '=', id)
            .where('a.status', '=', 'waiting'),
        )
        .execute();
    if (status !== 'approved') return [];
    return people
      .where('p.id', 'in', (eb) =>
        eb
          .selectFrom('adminUser')
          .select('personId')
          .where('status', '=', 1)
          .where('supplier', '=', false)
          .where(administers(kind)),
      )
      .execute();
  },
});
