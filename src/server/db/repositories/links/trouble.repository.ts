import { sql } from 'kysely';
import type { CarTrouble } from '#contract/car-parts';
import type { Language } from '#domain/language';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { TROUBLE_DAYS } from '../../rows/fleet/car-stands';
import { fullName, iso, readRow, readRows } from '../../sql';

const MOST_SHOWN = 20;

/** A mark that says that something is wrong with its car; the argument is its name in the query. */
const isTrouble = sql`(m.action = 'trouble'
  or (m.action = 'check' and jsonb_array_length(m.details -> 'failed') > 0))`;

export const troubleRepository = (db: Db) => ({
  /** Who arranges one of these kinds for the company, and one whose pages they see. */
  arrangersOf: (kinds: readonly KindId[]) => readRows(db)<{ personId: string; kind: KindId }>`
      select a.person_id, (select min(k) from unnest(a.kinds) k where k = any (${sql.val(kinds)}::text[])) as kind
      from admin_user a
      where a.status = 1 and not a.supplier and a.kinds && ${sql.val(kinds)}::text[]`,

  /** What drivers said of a car lately, the latest first, with what became of it. */
  ofCar: (carId: string, now: Date, language: Language): Promise<CarTrouble[]> =>
    readRows(db)<CarTrouble>`
      select m.id, ${iso('m.at')} as at, m.details ->> 'text' as text,
        coalesce(m.details -> 'failed', '[]') as failed, (m.details -> 'canDrive')::boolean as can_drive,
        ${fullName('person', language)} as by, person.phone, m.file_id,
        case when t.id is not null then jsonb_build_object('id', t.id, 'kind', t.kind,
          'startsAt', ${iso('t.starts_at')}) end as trip,
        (select jsonb_build_object('from', ${iso('lower(b.period)')}, 'until', ${iso('upper(b.period)')})
          from car_blackout b where b.trouble_id = m.id and b.cancelled_at is null
          order by lower(b.period) desc limit 1) as repair,
        case when settled.mark_id is not null then jsonb_build_object('at', ${iso('settled.at')},
          'by', ${fullName('settler', language)}, 'note', settled.note) end as settled
      from mark m
      left join settled_trouble settled on settled.mark_id = m.id
      left join person settler on settler.id = settled.by_id
      join link on link.id = m.link_id
      left join person on person.id = link.driver_id
      left join trip t on t.id = m.trip_id
      where m.car_id = ${carId} and ${isTrouble}
        and m.at > ${now}::timestamptz - ${TROUBLE_DAYS} * interval '1 day'
      order by m.at desc, m.id
      limit ${MOST_SHOWN}`,

  isOfCar: async (id: string, carId: string): Promise<boolean> =>
    (await readRow(db)`
      select from mark m where m.id = ${id} and m.car_id = ${carId} and ${isTrouble}`) !==
    undefined,

  /** Whether it still waits: neither sent to the workshop nor dealt with otherwise. */
  isOpen: async (id: string): Promise<boolean> =>
    (await readRow(db)`
      select where not exists (select from settled_trouble where mark_id = ${id})
        and not exists (select from car_blackout where trouble_id = ${id} and cancelled_at is null)`) !==
    undefined,

  settle: (settled: { markId: string; at: Date; byId: string; note: string | null }) =>
    db.insertInto('settledTrouble').values(settled).execute(),
});
