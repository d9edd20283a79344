import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import { administers } from '../../admin-rights';
import type { Db } from '../../client';
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
    const { rows } = await sql<{ id: string; is_admin: boolean }>`
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
      order by step, person.id`.execute(db);
    const idsOf = (admins: boolean) =>
      rows.filter(({ is_admin }) => is_admin === admins).map(({ id }) => id);
    return { upwards: idsOf(false), admins: idsOf(true) };
  },

  nextNumber: async (bookingId: string): Promise<number> => {
    const row = await db
      .selectFrom('booking_revision')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('booking_id', '=', bookingId)
      .executeTakeFirst();
    return (row?.number ?? 0) + 1;
  },

  /** Those who may decide now. */
  deciders: async (bookingId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('approval as a')
      .innerJoin('approval_decider as d', 'd.approval_id', 'a.id')
      .select('d.person_id')
      .where('a.booking_id', '=', bookingId)
      .where('a.status', 'in', ['waiting', 'queued'])
      .execute();
    return rows.map(({ person_id }) => person_id);
  },

  /** A revision that waits for its first level; the others are in the queue behind it. */
  ask: async ({ bookingId, number, change, by, at, deciders, newId }: NewRevision) => {
    const revision_id = newId();
    const isDecided = deciders.length === 0;
    await db
      .insertInto('booking_revision')
      .values({
        id: revision_id,
        booking_id: bookingId,
        number,
        status: isDecided ? 'approved' : 'pending',
        change: JSON.stringify(change ?? {}),
        by_id: by,
        at,
        closed_at: isDecided ? at : null,
      })
      .execute();
    const levels = deciders.map((people, index) => ({ id: newId(), level: index + 1, people }));
    if (levels.length === 0) return;
    await db
      .insertInto('approval')
      .values(
        levels.map(({ id, level }) => ({
          id,
          revision_id,
          booking_id: bookingId,
          level,
          status: level === 1 ? 'waiting' : 'queued',
          waiting_since: level === 1 ? at : null,
        })),
      )
      .execute();
    await db
      .insertInto('approval_decider')
      .values(
        levels.flatMap(({ id, people }) =>
          people.map((person_id) => ({ approval_id: id, person_id })),
        ),
      )
      .execute();
  },

  /** Nobody is asked any more: the revision closes and what was open lapses. */
  close: async (bookingId: string, status: 'withdrawn' | 'lapsed', at: Date): Promise<void> => {
    await db
      .updateTable('approval')
      .set({ status: 'lapsed' })
      .where('booking_id', '=', bookingId)
      .where('status', 'in', ['waiting', 'queued'])
      .execute();
    await db
      .updateTable('booking_revision')
      .set({ status, closed_at: at })
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'pending')
      .execute();
  },

  /** For whom a booking waits now: who decides, who has to change it, or whoever finds a car. */
  waitingFor: async (booking: Waits, language: Language) => {
    const { id, kind, status, rows, hasPendingChange } = booking;
    const people = db
      .selectFrom('person as p')
      .select((eb) => [
        'p.phone',
        sql<string>`btrim(${eb.ref(`p.first_name_${language}`)} || ' ' || ${eb.ref(`p.last_name_${language}`)})`.as(
          'name',
        ),
      ])
      .where('p.status', '=', 'active')
      .orderBy('p.id')
      .limit(MOST_NAMED);
    if (status === 'returned') return people.where('p.id', '=', rows.requesterId).execute();
    if (status === 'pending' || hasPendingChange)
      return people
        .where('p.id', 'in', (eb) =>
          eb
            .selectFrom('approval as a')
            .innerJoin('approval_decider as d', 'd.approval_id', 'a.id')
            .select('d.person_id')
            .where('a.booking_id', '=', id)
            .where('a.status', '=', 'waiting'),
        )
        .execute();
    if (status !== 'approved') return [];
    return people
      .where('p.id', 'in', (eb) =>
        eb
          .selectFrom('admin_user')
          .select('person_id')
          .where('status', '=', 1)
          .where('supplier', '=', false)
          .where(administers(kind)),
      )
      .execute();
  },
});
