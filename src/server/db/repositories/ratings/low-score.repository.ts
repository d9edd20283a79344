import { sql, type NotNull } from 'kysely';
import type { LowScore, LowScoreQuery, LowScoreRow } from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { Answering } from '#domain/rating/decide-follow-up';
import { followUps } from '#domain/rating/follow-up';
import { allItems, LOW, ratingItems, type ItemScores, type RatingItem } from '#domain/rating/items';
import { administers } from '../../admin-rights';
import type { Db } from '../../client';
import { stopName } from '../../rows/bookings/stop-name';
import { fullName, inDays, iso, nameOf } from '../../sql';
import { contains, readList } from '../../list-query';

type Reader = { language: Language; now: Date };

const select = (db: Db, kind: KindId, language: Language) =>
  db
    .selectFrom('rating as r')
    .innerJoin('passenger as p', 'p.id', 'r.passengerId')
    .innerJoin('booking as b', 'b.id', 'p.bookingId')
    .innerJoin('trip as t', 't.id', 'r.tripId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('assignment')
          .select(['carId', 'driverId'])
          .whereRef('tripId', '=', 't.id')
          .where('releasedAt', 'is', null)
          .orderBy(sql`upper(planned)`, 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('a'),
      (on) => on.onTrue(),
    )
    .leftJoin('car as c', 'c.id', 'a.carId')
    .leftJoin('province', 'province.code', 'c.provinceCode')
    .leftJoin('person as d', 'd.id', 'a.driverId')
    .leftJoin('provider', (on) =>
      on.on(sql<boolean>`provider.id = coalesce(t.provider_id, c.provider_id)`),
    )
    .leftJoin('person as o', 'o.id', 'r.ownerId')
    .select([
      'r.id',
      iso('r.at').as('at'),
      'b.ref',
      iso('b.starts_at').as('startsAt'),
      stopName('first', language).as('from'),
      stopName('last', language).as('to'),
      'c.plate',
      nameOf<string | null>('province', language).as('province'),
      fullName<string | null>('d', language).as('driver'),
      nameOf<string | null>('provider', language).as('provider'),
      'r.overall',
      'r.reason',
      'r.comment',
      'r.reply',
      'r.followUp as status',
      'r.ownerId',
      fullName<string | null>('o', language).as('owner'),
      'r.version',
      sql<Partial<ItemScores>>`coalesce((
        select jsonb_object_agg(i.item, i.score) from rating_item i where i.rating_id = r.id
      ), '{}')`.as('items'),
    ])
    .where('t.kind', '=', kind)
    .where('r.followUp', 'is not', null)
    .$narrowType<{ status: NotNull }>();

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const isLowItem = (items: Partial<ItemScores>) => (item: RatingItem) =>
  (items[item] ?? LOW + 1) <= LOW;

const toRow = ({ items, ...row }: Row): LowScoreRow => ({
  ...row,
  to: row.to === row.from ? null : row.to,
  lowItems: ratingItems.filter(isLowItem(items)),
});

/** What waits comes first. */
const workOrder = sql`array_position(${sql.val([...followUps])}::text[], r.follow_up)`;

export const lowScoreRepository = (db: Db, kind: KindId) => ({
  list: (query: LowScoreQuery, { me, language, now }: Reader & { me: string }) => {
    const { q, status, mine, from, to } = query;
    const rows = select(db, kind, language)
      .$if(status !== undefined, (some) => some.where('r.followUp', 'in', status!))
      .$if(mine !== undefined, (some) => some.where('r.ownerId', '=', me))
      .where(inDays('r.at', { from, to }))
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
      .leftJoin('person as p', 'p.id', 'e.byId')
      .select(['e.at', fullName<string | null>('p', language).as('by')])
      .where('e.subjectId', '=', id)
      .where('e.subject', '=', 'rating')
      .where('e.action', '=', 'answer')
      .orderBy('e.at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const owners = await db
      .selectFrom('adminUser as a')
      .innerJoin('person as p', 'p.id', 'a.personId')
      .select(['p.id', fullName('p', language).as('name')])
      .where('a.status', '=', 1)
      .where('a.supplier', '=', false)
      .where(administers(kind, 'a'))
      .where('p.status', '=', 'active')
      .orderBy(sql`${fullName('p', language)} collate "th-x-icu"`)
      .execute();
    return {
      ...toRow(row),
      items: { ...allItems(row.items) },
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

  lock: (id: string) =>
    db
      .selectFrom('rating as r')
      .innerJoin('trip as t', 't.id', 'r.tripId')
      .innerJoin('passenger as p', 'p.id', 'r.passengerId')
      .select([
        'r.version',
        'r.followUp as status',
        'r.ownerId',
        'r.reply',
        'r.personId as raterId',
        'p.bookingId',
      ])
      .where('r.id', '=', id)
      .where('t.kind', '=', kind)
      .where('r.followUp', 'is not', null)
      .$narrowType<{ status: NotNull }>()
      .forNoKeyUpdate('r')
      .executeTakeFirst(),

  wasLastChangedBy: async (id: string, personId: string): Promise<boolean> => {
    const last = await db
      .selectFrom('event')
      .select('byId')
      .where('subjectId', '=', id)
      .where('subject', '=', 'rating')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.byId === personId;
  },

  save: (id: string, { status, ownerId, reply }: Answering) =>
    db
      .updateTable('rating')
      .set({ followUp: status, ownerId, reply })
      .where('id', '=', id)
      .execute(),
});
