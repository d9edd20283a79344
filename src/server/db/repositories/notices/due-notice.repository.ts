import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { iso } from '../../sql';

const REMIND_MINUTES = 60;
/** After a longer pause of the service it is told to nobody any more. */
const LATE_HOURS = 48;

type LateCar = { kind: KindId; startsAt: string; endsAt: string; adminIds: string[] };

const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);

/** What the clock tells of by itself, as long as nobody was told. */
export const dueNoticeRepository = (db: Db) => ({
  /** When they leave, by booking: one that was moved since is another to be reminded of. */
  leavingSoon: async (now: Date): Promise<Map<string, string>> => {
    const { rows } = await sql<{ id: string; startsAt: string }>`
      select b.id, ${iso('b.starts_at')} as starts_at from booking b
      where b.status = 'arranged' and b.starts_at > ${now}
        and b.starts_at <= ${now}::timestamptz + make_interval(mins => ${REMIND_MINUTES})
        and not exists (
          select from notice n where n.person_id = b.requester_id and n.type = 'reminder'
            and n.cause = 'reminder:' || ${iso('b.starts_at')} || ':' || b.id)
      order by b.starts_at`.execute(db);
    return new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
  },

  overdue: async (now: Date): Promise<string[]> =>
    idsOf(
      await sql<{ id: string }>`
        select b.id from booking b join trip t on t.id = b.trip_id
        where b.status = 'ongoing' and not t.with_driver and t.ends_at <= ${now}
          and t.ends_at > ${now}::timestamptz - make_interval(hours => ${LATE_HOURS})
          and not exists (
            select from notice n where n.person_id = b.requester_id and n.type = 'overdue'
              and n.cause = 'overdue:' || ${iso('t.ends_at')} || ':' || b.id)
        order by t.ends_at`.execute(db),
    ),

  lateCar: async (bookingId: string): Promise<LateCar | undefined> => {
    const { rows } = await sql<LateCar>`
      select b.kind, ${iso('t.starts_at')} as starts_at, ${iso('t.ends_at')} as ends_at, array(
        select a.person_id from admin_user a
        where a.status = 1 and not a.supplier and b.kind = any(a.kinds)) as admin_ids
      from booking b join trip t on t.id = b.trip_id
      where b.id = ${bookingId} and b.status = 'ongoing'`.execute(db);
    return rows[0];
  },
});
