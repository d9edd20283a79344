import { sql } from 'kysely';
import { TAKE_BACK_MINUTES } from '#domain/link/mark';
import type { Db } from '../../client';
import { iso, readIds, readRow } from '../../sql';

export type UndoableMark = {
  id: string;
  action: string;
  tripId: string | null;
  at: string;
  receivedAt: string;
  /** Null is not to be taken back. */
  before: unknown;
  after: unknown;
  takenBackAt: string | null;
  isNewest: boolean;
};

/** The newest mark of a trip, or of a car at a gate, where this link made it and may still take it back. */
export const takeBackOf = (linkId: string, now: Date) => sql`
  case when u.mark_id = (
      select v.mark_id from mark_undo v join mark n on n.id = v.mark_id
      where v.taken_back_at is null and case when m.trip_id is null then n.car_id = m.car_id and n.trip_id is null
        else n.trip_id = m.trip_id end
      order by v.position desc limit 1)
    and u.before is not null and m.link_id = ${linkId}
    and m.received_at > ${now}::timestamptz - make_interval(mins => ${TAKE_BACK_MINUTES}) then m.id end`;

export const markUndoRepository = (db: Db) => ({
  keep: (markId: string, before: unknown, after: unknown) =>
    sql`insert into mark_undo (mark_id, before, after)
      values (${markId}, ${before === null ? null : JSON.stringify(before)}::jsonb,
        ${before === null ? null : JSON.stringify(after)}::jsonb)`.execute(db),

  /** Of this link only; its trip is locked first, so that nobody changes it meanwhile. */
  lock: async (id: string, linkId: string): Promise<UndoableMark | undefined> => {
    await sql`select from trip where id = (select trip_id from mark where id = ${id} and link_id = ${linkId})
      for no key update`.execute(db);
    await sql`select from mark_undo where mark_id = ${id} for update`.execute(db);
    return readRow(db)<UndoableMark>`
      select m.id, m.action, m.trip_id, ${iso('m.at')} as at, ${iso('m.received_at')} as received_at,
        u.before, u.after, ${iso('u.taken_back_at')} as taken_back_at,
        not exists (select from mark_undo v join mark n on n.id = v.mark_id
          where v.position > u.position and v.taken_back_at is null
            and case when m.trip_id is null then n.car_id = m.car_id and n.trip_id is null
              else n.trip_id = m.trip_id end) as is_newest
      from mark m left join mark_undo u on u.mark_id = m.id
      where m.id = ${id} and m.link_id = ${linkId}`;
  },

  note: (id: string, at: Date) =>
    sql`insert into mark_undo (mark_id, taken_back_at) values (${id}, ${at})
      on conflict (mark_id) do update set taken_back_at = excluded.taken_back_at`.execute(db),

  /** Nothing is deleted: an amount that nobody has looked at yet is set aside. */
  dropExpense: async (markId: string): Promise<boolean> =>
    (
      await readIds(db)`
        update expense set status = 'rejected' where id = ${markId} and status = 'submitted' returning id`
    ).length > 0,
});
