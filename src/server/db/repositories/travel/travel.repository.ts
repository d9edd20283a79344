import { dayOf, type Instant } from '#domain/dates/bangkok-time';
import { bucketOf } from '#domain/travel/bucket';
import type { Point } from '#domain/travel/estimate-way';
import type { Learned } from '#domain/travel/learn-way';
import { chooseWay, type Way } from '#domain/travel/way';
import type { Db } from '../../client';
import { sql } from 'kysely';
import { readRows } from '../../sql';

export type Leg = readonly [fromId: string, toId: string];

type Row = {
  minutes: number | null;
  km: number | null;
  from: Point | null;
  to: Point | null;
  learned: Learned[];
  isHoliday: boolean;
};

/** Where a place lies; the argument is its table's name in the query. */
export const pointOf = (place: string) => sql`case when ${sql.ref(`${place}.latitude`)} is not null
  then jsonb_build_object('latitude', ${sql.ref(`${place}.latitude`)}, 'longitude', ${sql.ref(`${place}.longitude`)}) end`;

/** What trips said of a pair; the argument is the pair's table in the query. */
export const learnedOf = (pair: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('bucket', l.bucket, 'p50', l.p50, 'p80', l.p80, 'n', l.n) order by l.bucket)
  from travel_learned l
  where l.from_id = ${sql.ref(`${pair}.fromId`)} and l.to_id = ${sql.ref(`${pair}.toId`)}), '[]')`;

export const travelRepository = (db: Db) => ({
  /**
   * How long each way takes and how far it is, in their order; all of the product asks here. Null where nobody knows; the
   * same place twice is no way.
   */
  ways: async (legs: readonly Leg[], at: Instant | null): Promise<(Way | null)[]> => {
    if (legs.length === 0) return [];
    const pairs = legs.map(([fromId, toId], index) => ({ index, from: fromId, to: toId }));
    const rows = await readRows(db)<Row>`
      with leg as (
        select * from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
          as leg (index integer, "from" uuid, "to" uuid)
      )
      select t.minutes, t.km::float8 as km, ${pointOf('a')} as "from", ${pointOf('b')} as "to",
        ${learnedOf('t')} as learned,
        exists (
          select from holiday h where h.kind is null and h.day = ${at && dayOf(at)}::date
        ) as is_holiday
      from leg
      join place a on a.id = leg.from
      join place b on b.id = leg.to
      left join travel_time t on t.from_id = leg.from and t.to_id = leg.to
      order by leg.index`;
    if (rows.length < legs.length) return legs.map(() => null);
    return rows.map(({ minutes, km, isHoliday, ...facts }) =>
      chooseWay({ ...facts, typed: { minutes, km } }, at === null ? null : bucketOf(at, isHoliday)),
    );
  },
});
