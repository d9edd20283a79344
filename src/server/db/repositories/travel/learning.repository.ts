import { sql } from 'kysely';
import type { Instant } from '#domain/dates/bangkok-time';
import type { Point } from '#domain/travel/estimate-way';
import type { Learned } from '#domain/travel/learn-way';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { iso, readRows, recordsOf } from '../../sql';
import { pointOf } from './travel.repository';

/** Half a year: roads and works change. */
const DAYS = 180;
/** More of a pair say nothing new. */
const MOST_OF_A_PAIR = 200;
const MOST = 50_000;
/** Whoever needs longer from one stop to the next made a halt, or forgot to say that they were there. */
const LONGEST_HOURS = 6;

export type DrivenPair = {
  fromId: string;
  toId: string;
  km: number | null;
  from: Point | null;
  to: Point | null;
  driven: { at: Instant; minutes: number; isHoliday: boolean }[];
};

export const learningRepository = (db: Db) => ({
  /**
   * Who was at which stop of a trip when, and from one stop to the next how long it took, by pair. It counts what somebody
   * saw, never what the clock assumed: the trip left its first stop; somebody got on at a stop; a gate saw it at the one
   * stop of its site; the ride was over at its last stop, but not where the car still has to come back.
   */
  driven: (now: Date, endAtLastStop: readonly KindId[]) => readRows(db)<DrivenPair>`
      with recent as materialized (
        select t.* from trip t
        where t.status in ('underway', 'done')
          and t.starts_at between ${now}::timestamptz - make_interval(days => ${DAYS}) and ${now}::timestamptz
      ), seen as (
        select t.id as trip_id, 0 as position, t.departed_at as at
        from recent t where t.departed_by in ('admin', 'driver', 'self-driver')
        union all
        select t.id, (select max(s.position) from trip_stop s where s.trip_id = t.id), t.ended_at
        from recent t
        where t.ended_by in ('admin', 'driver', 'self-driver') and t.kind = any (${sql.val(endAtLastStop)}::text[])
        union all
        select t.id, stop.position, m.at
        from recent t
        join standing_mark m on m.trip_id = t.id and m.action = 'board'
        join passenger p on p.id = (m.details ->> 'passengerId')::uuid
        join booking b on b.id = p.booking_id
        join booking_stop own on own.booking_id = b.id and own.position = 0
        cross join lateral (
          select s.position from trip_stop s
          where s.trip_id = t.id and s.place_id = own.place_id
          order by abs(extract(epoch from s.at - b.starts_at)), s.position limit 1
        ) stop
        union all
        select t.id, stop.position, m.at
        from recent t
        join standing_mark m on m.trip_id = t.id and m.action in ('out', 'in')
        join link on link.id = m.link_id
        cross join lateral (
          select min(s.position) as position
          from trip_stop s join place on place.id = s.place_id
          where s.trip_id = t.id and place.site_id = link.site_id
          having count(*) = 1
        ) stop
      ), next as (
        select trip_id, position, at,
          lead(position) over way as next_position, lead(at) over way as next_at
        from seen where at is not null and position is not null
        window way as (partition by trip_id order by at, position)
      ), ride as (
        select a.place_id as from_id, b.place_id as to_id, n.at,
          extract(epoch from n.next_at - n.at) / 60 as minutes,
          row_number() over (partition by a.place_id, b.place_id order by n.at desc) as rank
        from next n
        join trip_stop a on a.trip_id = n.trip_id and a.position = n.position
        join trip_stop b on b.trip_id = n.trip_id and b.position = n.next_position
        where n.next_position = n.position + 1 and a.place_id <> b.place_id
          and n.next_at > n.at and n.next_at < n.at + make_interval(hours => ${LONGEST_HOURS})
      ), latest as (
        select * from ride where rank <= ${MOST_OF_A_PAIR} order by at desc limit ${MOST}
      )
      select l.from_id, l.to_id, t.km::float8 as km, ${pointOf('a')} as "from", ${pointOf('b')} as "to",
        jsonb_agg(jsonb_build_object('at', ${iso('l.at')}, 'minutes', l.minutes, 'isHoliday', exists (
          select from holiday h
          where h.kind is null and h.day = (l.at at time zone 'Asia/Bangkok')::date))) as driven
      from latest l
      join place a on a.id = l.from_id
      join place b on b.id = l.to_id
      left join travel_time t on t.from_id = l.from_id and t.to_id = l.to_id
      group by l.from_id, l.to_id, t.km, a.id, b.id`,

  /** In place of what was learned of these pairs before; what was typed stands beside it. */
  keep: async (
    learned: readonly (Learned & { fromId: string; toId: string })[],
    at: Date,
  ): Promise<void> => {
    if (learned.length === 0) return;
    const rows = learned.map((row) => ({ ...row, learnedAt: at }));
    const records = recordsOf('travelLearned', rows);
    await sql`insert into travel_time (from_id, to_id) select distinct from_id, to_id from ${records}
      on conflict do nothing`.execute(db);
    await sql`delete from travel_learned l using (select distinct from_id, to_id from ${records}) pair
      where l.from_id = pair.from_id and l.to_id = pair.to_id`.execute(db);
    await sql`insert into travel_learned select * from ${records}`.execute(db);
  },
});
