import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { arrangersOf } from '../../rows/trips/arrangers';
import { iso, readRows } from '../../sql';

const REMIND_MINUTES = 60;
/** After a longer pause of the service it is told to nobody any more. */
const LATE_HOURS = 48;
/** So long before its start a car is missed; what was asked for later, at half of the time that was left. */
const MISSED_MINUTES = 45;

type MissedCar = { id: string; kind: KindId; startsAt: string; adminIds: string[] };
type LateCar = { kind: KindId; startsAt: string; endsAt: string; adminIds: string[] };

type Leaving = { id: string; startsAt: string };

const byId = (rows: readonly Leaving[]) => new Map(rows.map(({ id, startsAt }) => [id, startsAt]));

const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);

/** What the clock tells of by itself, as long as nobody was told. */
export const dueNoticeRepository = (db: Db) => ({
  /** When they leave, by booking: one that was moved since is another to be reminded of. */
  leavingSoon: async (now: Date): Promise<Map<string, string>> =>
    byId(
      await readRows(db)<Leaving>`
        select b.id, ${iso('b.starts_at')} as starts_at from booking b
        where b.status = 'arranged' and b.starts_at > ${now}
          and b.starts_at <= ${now}::timestamptz + make_interval(mins => ${REMIND_MINUTES})
          and not exists (
            select from notice n where n.person_id = b.requester_id and n.type = 'reminder'
              and n.cause = 'reminder:' || ${iso('b.starts_at')} || ':' || b.id)
        order by b.starts_at`,
    ),

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

  /** Granted, about to start, and without a car. */
  withoutCar: (now: Date) => readRows(db)<MissedCar>`
    select b.id, b.kind, ${iso('b.starts_at')} as starts_at, ${arrangersOf(sql`b.kind`)} as admin_ids
    from booking b
    where b.status = 'approved' and b.starts_at > ${now}
      and b.starts_at - least(make_interval(mins => ${MISSED_MINUTES}), (b.starts_at - b.submitted_at) / 2) <= ${now}
      and not exists (
        select from notice n where n.person_id = b.requester_id and n.type = 'no_car'
          and n.cause = 'no-car:' || ${iso('b.starts_at')} || ':' || b.id)
    order by b.starts_at`,

  /** When it began, of what nobody arranged until then; a dispatcher may still do so until its end. */
  begunWithoutCar: async (now: Date): Promise<Map<string, string>> =>
    byId(
      await readRows(db)<Leaving>`
        select b.id, ${iso('b.starts_at')} as starts_at from booking b
        where b.status = 'approved' and b.starts_at <= ${now} and b.ends_at > ${now}
          and not exists (
            select from notice n where n.person_id = b.requester_id and n.type = 'unserved'
              and n.cause = 'unserved:' || ${iso('b.starts_at')} || ':' || b.id)
        order by b.starts_at`,
    ),

  lateCar: async (bookingId: string): Promise<LateCar | undefined> => {
    const { rows } = await sql<LateCar>`
      select b.kind, ${iso('t.starts_at')} as starts_at, ${iso('t.ends_at')} as ends_at, ${arrangersOf(sql`b.kind`)} as admin_ids
      from booking b join trip t on t.id = b.trip_id
      where b.id = ${bookingId} and b.status = 'ongoing'`.execute(db);
    return rows[0];
  },
});
