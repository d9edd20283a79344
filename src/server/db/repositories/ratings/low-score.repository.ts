import { sql } from 'kysely';
import type { LowScore, LowScoreQuery, LowScoreRow } from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { addDays, atMinute } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import type { Answering } from '#domain/rating/decide-follow-up';
import { followUps, type FollowUp } from '#domain/rating/follow-up';
import {
  LOW,
  ratingItems,
  type ItemScores,
  type RatingItem,
  type Score,
} from '#domain/rating/items';
import { administers } from '../../admin-rights';
import { fullName } from '../../full-name';
import type { Db } from '../../client';
import { contains, readList } from '../../list-query';

type Reader = { language: Language; now: Date };

const select = (db: Db, kind: KindId, language: Language) => {
  const named = (table: string) => sql.ref(`${table}.name_${language}`);
  const stop = (edge: 'asc' | 'desc') => sql<string | null>`(
    select coalesce(${named('place')}, s.place_text)
    from booking_stop s left join place on place.id = s.place_id
    where s.booking_id = b.id order by s.position ${sql.raw(edge)} limit 1)`;
  return db
    .selectFrom('rating as r')
    .innerJoin('passenger as p', 'p.id', 'r.passenger_id')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .innerJoin('trip as t', 't.id', 'r.trip_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('assignment')
          .select(['car_id', 'driver_id'])
          .whereRef('trip_id', '=', 't.id')
          .where('released_at', 'is', null)
          .orderBy(sql`upper(planned)`, 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('a'),
      (on) => on.onTrue(),
    )
    .leftJoin('car as c', 'c.id', 'a.car_id')
    .leftJoin('province', 'province.code', 'c.province_code')
    .leftJoin('person as d', 'd.id', 'a.driver_id')
    .leftJoin('provider', (on) =>
      on.on(sql<boolean>`provider.id = coalesce(t.provider_id, c.provider_id)`),
    )
    .leftJoin('person as o', 'o.id', 'r.owner_id')
    .select([
      'r.id',
      'r.at',
      'b.ref',
      'b.starts_at',
      stop('asc').as('from'),
      stop('desc').as('to'),
      'c.plate',
      sql<string | null>`${named('province')}`.as('province'),
      sql<string | null>`${fullName('d', language)}`.as('driver'),
      sql<string | null>`${named('provider')}`.as('provider'),
      'r.overall',
      'r.reason',
      'r.comment',
      'r.reply',
      'r.follow_up',
      'r.owner_id',
      sql<string | null>`${fullName('o', language)}`.as('owner'),
      'r.version',
      sql<Record<string, Score>>`coalesce((
        select jsonb_object_agg(i.item, i.score) from rating_item i where i.rating_id = r.id
      ), '{}')`.as('items'),
    ])
    .where('t.kind', '=', kind)
    .where('r.follow_up', 'is not', null);
};

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const isLowItem = (items: Record<string, Score>) => (item: RatingItem) =>
  (items[item] ?? LOW + 1) <= LOW;

const toRow = (row: Row): LowScoreRow => ({
  id: row.id,
  at: row.at.toISOString(),
  ref: row.ref,
  startsAt: row.starts_at.toISOString(),
  from: row.from,
  to: row.to === row.from ? null : row.to,
  plate: row.plate,
  province: row.province,
  driver: row.driver,
  provider: row.provider,
  overall: row.overall as Score,
  lowItems: ratingItems.filter(isLowItem(row.items)),
  reason: row.reason,
  status: row.follow_up as FollowUp,
  owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner ?? '' },
  version: row.version,
});

/** What waits comes first. */
const workOrder = sql`array_position(${sql.val([...followUps])}::text[], r.follow_up)`;

export const lowScoreRepository = (db: Db, kind: KindId) => ({
  list: (query: LowScoreQuery, { me, language, now }: Reader & { me: string }) => {
    const { q, status, mine, from, to } = query;
    const rows = select(db, kind, language)
      .$if(status !== undefined, (some) => some.where('r.follow_up', 'in', status!))
      .$if(mine !== undefined, (some) => some.where('r.owner_id', '=', me))
      .$if(from !== undefined, (some) => some.where('r.at', '>=', new Date(atMinute(from!, 0))))
      .$if(to !== undefined, (some) =>
        some.where('r.at', '<', new Date(atMinute(addDays(to!, 1), 0))),
      )
      .where(
        contains(
          q,
          sql.ref('b.ref'),
          sql.ref('r.reason'),
          sql.ref('r.comment'),
          sql.ref('c.plate'),
          fullName('d', language),
        ),
      );
    return readList(db, rows, query, {
      sorts: { status: workOrder, at: sql.ref('r.at'), overall: sql.ref('r.overall') },
      tie: sql.ref('r.id'),
      toRow,
      now,
    });
  },

  /** Without who said it; who answered it last is told. */
  find: async (id: string, { language }: Reader): Promise<LowScore | undefined> => {
    const row = await select(db, kind, language).where('r.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const answered = await db
      .selectFrom('event as e')
      .leftJoin('person as p', 'p.id', 'e.by_id')
      .select(['e.at', sql<string | null>`${fullName('p', language)}`.as('by')])
      .where('e.subject_id', '=', id)
      .where('e.subject', '=', 'rating')
      .where('e.action', '=', 'answer')
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const owners = await db
      .selectFrom('admin_user as a')
      .innerJoin('person as p', 'p.id', 'a.person_id')
      .select(['p.id', fullName('p', language).as('name')])
      .where('a.status', '=', 1)
      .where('a.supplier', '=', false)
      .where(administers(kind, 'a'))
      .where('p.status', '=', 'active')
      .orderBy(sql`${fullName('p', language)} collate "th-x-icu"`)
      .execute();
    const items = Object.fromEntries(
      ratingItems.map((item) => [item, row.items[item] ?? null]),
    ) as ItemScores;
    return {
      ...toRow(row),
      items: { ...items },
      comment: row.comment,
      reply: row.reply,
      owners,
      audit: {
        createdAt: null,
        createdBy: null,
        changedAt: answered?.at.toISOString() ?? null,
        changedBy: answered?.by ?? null,
      },
    };
  },

  lock: async (id: string) => {
    const row = await db
      .selectFrom('rating as r')
      .innerJoin('trip as t', 't.id', 'r.trip_id')
      .innerJoin('passenger as p', 'p.id', 'r.passenger_id')
      .select(['r.version', 'r.follow_up', 'r.owner_id', 'r.reply', 'r.person_id', 'p.booking_id'])
      .where('r.id', '=', id)
      .where('t.kind', '=', kind)
      .where('r.follow_up', 'is not', null)
      .forNoKeyUpdate('r')
      .executeTakeFirst();
    return (
      row && {
        version: row.version,
        status: row.follow_up as FollowUp,
        ownerId: row.owner_id,
        reply: row.reply,
        raterId: row.person_id,
        bookingId: row.booking_id,
      }
    );
  },

  wasLastChangedBy: async (id: string, personId: string): Promise<boolean> => {
    const last = await db
      .selectFrom('event')
      .select('by_id')
      .where('subject_id', '=', id)
      .where('subject', '=', 'rating')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.by_id === personId;
  },

  save: async (id: string, { status, ownerId, reply }: Answering): Promise<void> => {
    await db
      .updateTable('rating')
      .set({ follow_up: status, owner_id: ownerId, reply })
      .where('id', '=', id)
      .execute();
  },
});
