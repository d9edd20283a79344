import { sql } from 'kysely';
import type { Db } from '../../client';
import { iso, readIds, readRow } from '../../sql';

/** After a longer pause of the service it is for people to see to. */
const RECENT_HOURS = 24;
/** Trips that begin within it are not driven with the car; until those after it, it stays out. */
const COVERED_HOURS = 24;

type Damage = {
  carId: string;
  text: string;
  handoverId: string | null;
  troubleId: string | null;
  /** Once it is back, with its buffer. */
  from: string;
  /** When somebody has it after the first day; null where nobody has. */
  until: string | null;
};

/** What was told of a car whose kind takes it out for that, and nobody has dealt with. */
const open = (now: Date) => sql`
  select h.id, h.id as handover_id, null::uuid as trouble_id, a.car_id, h.damage as text
  from handover h
  join assignment a on a.id = h.assignment_id
  join trip t on t.id = a.trip_id
  join kind k on k.id = t.kind and k.damage_takes_out
  where btrim(h.damage) <> '' and h.at > ${now}::timestamptz - make_interval(hours => ${RECENT_HOURS})
    and not exists (select from car_blackout b where b.handover_id = h.id)
  union all
  select m.id, null, m.id, m.car_id, coalesce(m.details ->> 'text', '-')
  from mark m
  join trip t on t.id = m.trip_id
  join kind k on k.id = t.kind and k.damage_takes_out
  where m.action = 'trouble' and m.car_id is not null
    and m.at > ${now}::timestamptz - make_interval(hours => ${RECENT_HOURS})
    and not exists (select from car_blackout b where b.trouble_id = m.id)
    and not exists (select from settled_trouble s where s.mark_id = m.id)`;

export const damageRepository = (db: Db) => ({
  due: (now: Date) => readIds(db)`
    select d.id from (${open(now)}) d join car on car.id = d.car_id and car.status = 'available'`,

  find: (id: string, now: Date) => readRow(db)<Damage>`
    select d.handover_id, d.trouble_id, d.car_id, left(d.text, 500) as text,
      ${iso('back.at')} as "from", (
        select ${iso('min(lower(c.period))')} from car_claim c where c.car_id = d.car_id and lower(c.period) >= back.at
          and (c.source in ('blackout', 'repair')
            or lower(c.period) >= back.at + make_interval(hours => ${COVERED_HOURS}))) as until
    from (${open(now)}) d
    join car on car.id = d.car_id and car.status = 'available'
    cross join lateral (
      select greatest(${now}::timestamptz, max(upper(c.period))) as at
      from car_claim c
      join assignment a on a.id = c.assignment_id
      join trip t on t.id = a.trip_id and t.status in ('underway', 'done')
      where c.car_id = d.car_id and lower(c.period) <= ${now} and upper(c.period) > ${now}) back
    where d.id = ${id} and not exists (
      select from car_claim c where c.car_id = d.car_id and c.period @> back.at
        and c.source in ('blackout', 'repair'))`,

  lockCar: async (carId: string) => {
    await sql`select from car where id = ${carId} for no key update`.execute(db);
  },

  takeOut: async (id: string, { carId, text, handoverId, troubleId, from, until }: Damage) => {
    await sql`insert into car_blackout (id, car_id, type, period, reason, trouble_id, handover_id)
      values (${id}, ${carId}, 'repair', tstzrange(${from}::timestamptz, ${until}::timestamptz), ${text},
        ${troubleId}, ${handoverId})`.execute(db);
  },
});
