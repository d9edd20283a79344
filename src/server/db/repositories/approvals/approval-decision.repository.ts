import type { Decision } from '#domain/booking/decide-approval';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { decidesFor } from '../../rows/approvals/decides-for';
import type { StoredBooking } from '../../rows/bookings/stored-booking';
import { fullName, readRow, readRows } from '../../sql';

export type WaitingLevel = {
  id: string;
  revisionId: string;
  /** Of the revision. */
  number: number;
  level: number;
  /** `request`, when a change of what was granted waits. */
  change: Readonly<Record<string, unknown>>;
  askedAt: Date;
};

type Asker = { me: string; now: Date };

export const approvalDecisionRepository = (db: Db) => ({
  /** What waits to be decided about a booking: one level at a time. */
  waiting: (bookingId: string): Promise<WaitingLevel | undefined> =>
    db
      .selectFrom('approval as a')
      .innerJoin('bookingRevision as r', 'r.id', 'a.revisionId')
      .select(['a.id', 'a.revisionId', 'r.number', 'a.level', 'r.change', 'r.at as askedAt'])
      .where('a.bookingId', '=', bookingId)
      .where('a.status', '=', 'waiting')
      .executeTakeFirst(),

  /** In whose name `me` may decide; their own comes first. */
  authority: async (
    approvalId: string,
    { me, now }: Asker,
  ): Promise<{ onBehalfOf: string | null } | undefined> => {
    const first = await readRow(db)<{ personId: string }>`
      select d.person_id from approval_decider d
      where d.approval_id = ${approvalId} and ${decidesFor(me, now)}
      order by d.person_id <> ${me}, d.person_id limit 1`;
    return first && { onBehalfOf: first.personId === me ? null : first.personId };
  },

  /** Who was faster, for somebody who could have decided. */
  decided: async (
    bookingId: string,
    { me, now }: Asker,
    language: Language,
  ): Promise<{ by: string; at: string } | undefined> => {
    const last = await readRow(db)<{ by: string; at: Date }>`
      select ${fullName('p', language)} as by,
        a.decided_at as at
      from approval a join person p on p.id = a.decided_by_id
      where a.booking_id = ${bookingId} and exists (
        select from approval_decider d where d.approval_id = a.id and ${decidesFor(me, now)})
      order by a.decided_at desc, a.level desc limit 1`;
    return last && { by: last.by, at: last.at.toISOString() };
  },

  /** Whether `me` was ever asked about a booking: whoever was not, does not know that it exists. */
  wasAsked: async (bookingId: string, { me, now }: Asker): Promise<boolean> => {
    const rows = await readRows(db)`
      select from approval a
      where a.booking_id = ${bookingId} and exists (
        select from approval_decider d where d.approval_id = a.id and ${decidesFor(me, now)})
      limit 1`;
    return rows.length > 0;
  },

  hasFurtherLevel: async (revisionId: string): Promise<boolean> => {
    const row = await db
      .selectFrom('approval')
      .select('id')
      .where('revisionId', '=', revisionId)
      .where('status', '=', 'queued')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  decide: (
    id: string,
    made: {
      is: Decision;
      by: string;
      onBehalfOf: string | null;
      at: Date;
      reason: string | null;
    },
  ) =>
    db
      .updateTable('approval')
      .set({
        status: made.is,
        decidedById: made.by,
        onBehalfOfId: made.onBehalfOf,
        decidedAt: made.at,
        reason: made.reason,
      })
      .where('id', '=', id)
      .execute(),

  /** The next level begins. Answers who decides there. */
  beginNext: async (
    revisionId: string,
    at: Date,
  ): Promise<{ level: number; deciders: string[] } | undefined> => {
    const next = await readRow(db)<{ id: string; level: number }>`
      update approval set status = 'waiting', waiting_since = ${at}
      where id = (
        select id from approval where revision_id = ${revisionId} and status = 'queued'
        order by level limit 1)
      returning id, level`;
    if (!next) return undefined;
    const deciders = await db
      .selectFrom('approvalDecider')
      .select('personId')
      .where('approvalId', '=', next.id)
      .execute();
    return { level: next.level, deciders: deciders.map(({ personId }) => personId) };
  },

  /** As it was sent back, for whoever decides about it when it comes again. The phone is not needed for that. */
  keepReturned: (
    revisionId: string,
    { rows, estimate }: Pick<StoredBooking, 'rows' | 'estimate'>,
  ) => {
    const passengers = rows.passengers.map((passenger) => ({ ...passenger, guestPhone: null }));
    const returned = { rows: { ...rows, contactPhone: '-', passengers }, estimate };
    return db
      .updateTable('bookingRevision')
      .set({ change: JSON.stringify({ returned }) })
      .where('id', '=', revisionId)
      .execute();
  },

  /** Decided in the end: levels that nobody needs any more lapse. */
  closeRevision: async (revisionId: string, is: Decision, at: Date): Promise<void> => {
    await db
      .updateTable('approval')
      .set({ status: 'lapsed' })
      .where('revisionId', '=', revisionId)
      .where('status', '=', 'queued')
      .execute();
    await db
      .updateTable('bookingRevision')
      .set({ status: is, closedAt: at })
      .where('id', '=', revisionId)
      .execute();
  },
});
