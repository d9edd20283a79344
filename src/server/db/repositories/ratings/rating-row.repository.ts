import { sql, type RawBuilder } from 'kysely';
import type {
  SatisfactionRow,
  SatisfactionRowQuery,
  SatisfactionRows,
} from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { allItems, LOW, type ItemScores, type Score } from '#domain/rating/items';
import { LEAST_ANSWERS } from '#domain/reports/satisfaction';
import type { Db } from '../../client';
import { contains } from '../../list-query';
import { whereRides } from '../../rows/ratings/where-rides';

type Row = Omit<SatisfactionRow, 'isLow' | 'items'> & {
  worst: Score | null;
  items: Partial<ItemScores>;
};

const toRow = ({ worst, items, ...row }: Row): SatisfactionRow => ({
  ...row,
  isLow: worst !== null && worst <= LOW,
  items: allItems(items),
});

/** The number comes last: nothing else may tell which of two was said first. */
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  week: sql`week nulls last, id`,
  '-week': sql`week desc nulls last, id`,
  overall: sql`overall nulls last, week desc nulls last, id`,
  '-overall': sql`overall desc nulls last, week desc nulls last, id`,
};

const itemOf = (item: string, stars: number | undefined) => sql`
  exists (
    select from rating_item i where i.rating_id = f.rating_id and i.item = ${item}
      ${stars === undefined ? sql`` : sql`and i.score = ${stars}`})`;

/** What was said is looked for only among those who said something. */
const saysSo = (condition: RawBuilder<unknown>) => sql`
  f.rating_id in (select r.id from rating r where ${condition})`;

const chosen = (
  kind: KindId,
  { answered, stars, low, commented, item, q, ...filter }: SatisfactionRowQuery,
) =>
  sql.join(
    [
      whereRides(kind, filter),
      ...(q === undefined || q.trim() === ''
        ? []
        : [saysSo(contains(q, sql<string | null>`r.comment`, sql<string | null>`r.reason`))]),
      ...(answered === undefined
        ? []
        : [answered === 'yes' ? sql`f.overall is not null` : sql`f.overall is null`]),
      ...(stars === undefined || item !== undefined ? [] : [sql`f.overall = ${stars}`]),
      ...(low === undefined ? [] : [sql`f.worst <= ${LOW}`]),
      ...(commented === undefined ? [] : [saysSo(sql`coalesce(r.comment, r.reason) is not null`)]),
      ...(item === undefined ? [] : [itemOf(item, stars)]),
    ],
    sql` and `,
  );

export const ratingRowRepository = (db: Db) => ({
  /** The rides behind a figure: in which week where enough people spoke, and nothing else of the trip. */
  page: async (
    kind: KindId,
    query: SatisfactionRowQuery,
  ): Promise<Pick<SatisfactionRows, 'rows' | 'total'>> => {
    const { sort, page, size } = query;
    const order = orders[sort] ?? orders['-week']!;
    const rides = sql`report_ride f where ${chosen(kind, query)}`;
    const [{ rows }, { rows: counted }] = await Promise.all([
      sql<Row>`
        with told as (
          select date_trunc('week', f.day)::date as week from report_ride f
          where ${whereRides(kind, query)} and f.overall is not null
          group by 1 having count(distinct f.person_id) >= ${LEAST_ANSWERS}
        ), shown as materialized (
          select md5(f.id || secret.value::text)::uuid as id, told.week, f.rating_id, f.overall, f.worst
          from (select f.* from ${rides}) f cross join answer_secret secret
          left join told on told.week = date_trunc('week', f.day)::date
          order by ${order} limit ${size} offset ${(page - 1) * size}
        )
        select f.id, f.week::text, f.overall, f.worst, r.reason, r.comment,
          coalesce((
            select jsonb_object_agg(i.item, i.score) from rating_item i where i.rating_id = f.rating_id
          ), '{}') as items
        from shown f left join rating r on r.id = f.rating_id
        order by ${order}`.execute(db),
      sql<{ total: number }>`select count(*)::integer as total from ${rides}`.execute(db),
    ]);
    return { rows: rows.map(toRow), total: counted[0]!.total };
  },
});
