import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { TravelBody, TravelQuery, TravelRow } from '#contract/travel';
import type { Language } from '#domain/language';
import { estimateWay, type Point } from '#domain/travel/estimate-way';
import type { Learned } from '#domain/travel/learn-way';
import { chooseWay, type WaySource } from '#domain/travel/way';
import type { Db } from '../../client';
import { contains, readFound } from '../../list-query';
import { nameOf, readRow, readRows } from '../../sql';
import { learnedOf, pointOf } from './travel.repository';

type Stored = Pick<
  TravelRow,
  'id' | 'version' | 'fromId' | 'toId' | 'from' | 'to' | 'minutes' | 'km'
> & {
  fromPoint: Point | null;
  toPoint: Point | null;
  learned: Learned[];
};

const toRow = ({ fromPoint, toPoint, learned, ...row }: Stored): TravelRow => {
  const typed = { minutes: row.minutes, km: row.km === null ? null : Number(row.km) };
  const points = { from: fromPoint, to: toPoint };
  const way = chooseWay({ ...points, typed, learned }, null);
  const always = learned.find(({ bucket }) => bucket === 'always');
  const estimated = estimateWay({ ...points, km: typed.km });
  return {
    ...row,
    usedMinutes: way?.minutes ?? null,
    source: way?.source ?? null,
    trips: always?.n ?? 0,
    learnedMinutes: always?.p50 ?? null,
    learnedMost: always?.p80 ?? null,
    estimatedMinutes: estimated?.minutes ?? null,
    mapKm: estimated?.km ?? null,
  };
};

const hasLearned = sql<SqlBool>`exists (
  select from travel_learned l where l.from_id = t.from_id and l.to_id = t.to_id)`;

const ofSource: Readonly<Record<WaySource, RawBuilder<SqlBool>>> = {
  typed: sql`t.minutes is not null`,
  learned: sql`t.minutes is null and ${hasLearned}`,
  estimated: sql`t.minutes is null and not ${hasLearned}`,
};

/** The pairs that somebody drove or typed, as the administration keeps them. */
export const travelTimeRepository = (db: Db) => {
  const read = async (
    language: Language,
    condition: RawBuilder<unknown>,
    lock = sql``,
  ): Promise<TravelRow[]> => {
    const rows = await readRows(db)<Stored>`
      select t.id, t.version, t.from_id, t.to_id, t.minutes, t.km::text as km,
        ${nameOf('a', language)} as "from", ${nameOf('b', language)} as "to",
        ${pointOf('a')} as from_point, ${pointOf('b')} as to_point, ${learnedOf('t')} as learned
      from travel_time t join place a on a.id = t.from_id join place b on b.id = t.to_id
      where ${condition} ${lock}`;
    return rows.map(toRow);
  };

  return {
    list: (
      { q, source, ...query }: TravelQuery,
      { language, now }: { language: Language; now: Date },
    ) => {
      const found = db
        .selectFrom('travelTime as t')
        .innerJoin('place as a', 'a.id', 't.fromId')
        .innerJoin('place as b', 'b.id', 't.toId')
        .select('t.id')
        .where(
          contains(
            q,
            sql.ref('a.nameTh'),
            sql.ref('a.nameEn'),
            sql.ref('b.nameTh'),
            sql.ref('b.nameEn'),
          ),
        )
        .$if(source !== undefined, (some) => some.where(ofSource[source!]));
      return readFound(db, found, query, {
        now,
        sorts: {
          from: nameOf('a', language),
          to: nameOf('b', language),
          trips: sql`(select l.n from travel_learned l
            where l.from_id = t.from_id and l.to_id = t.to_id and l.bucket = 'always')`,
        },
        rowsOf: (ids) => read(language, sql`t.id = any (${sql.val(ids)}::uuid[])`),
      });
    },

    find: async (id: string, language: Language): Promise<TravelRow | undefined> =>
      (await read(language, sql`t.id = ${id}`))[0],

    /** As it stands, and nobody else changes it until this transaction ends. */
    lock: async (id: string, language: Language): Promise<TravelRow | undefined> =>
      (await read(language, sql`t.id = ${id}`, sql`for no key update of t`))[0],

    insert: async (id: string, { fromId, toId, minutes, km }: TravelBody): Promise<void> => {
      await db.insertInto('travelTime').values({ id, fromId, toId, minutes, km }).execute();
    },

    update: async (id: string, { minutes, km }: TravelBody): Promise<void> => {
      await db.updateTable('travelTime').set({ minutes, km }).where('id', '=', id).execute();
    },
  };
};

/** The pair that is there already, by its id; and which of the two is no place. */
export const lookAtPair = async (
  db: Db,
  { fromId, toId }: Pick<TravelBody, 'fromId' | 'toId'>,
): Promise<{ pairId: string | null; knows: (placeId: string) => boolean }> => {
  const row = await readRow(db)<{ pairId: string | null; places: string[] }>`
    select (select id from travel_time where from_id = ${fromId} and to_id = ${toId}) as pair_id,
      array(select id::text from place where id in (${fromId}::uuid, ${toId}::uuid)) as places`;
  return {
    pairId: row?.pairId ?? null,
    knows: (placeId) => row?.places.includes(placeId.toLowerCase()) ?? false,
  };
};

/** Two of one name lie in different provinces. */
export const placesToChoose = (db: Db, language: Language) =>
  readRows(db)<{ id: string; name: string }>`
    select place.id, ${nameOf('place', language)} || ' · ' || ${nameOf('province', language)} as name
    from place join province on province.code = place.province_code
    where active order by 2, 1`;
