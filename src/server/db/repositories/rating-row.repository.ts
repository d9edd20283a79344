import { sql, type RawBuilder } from 'kysely';
import type {
  SatisfactionRow,
  SatisfactionRowQuery,
  SatisfactionRows,
} from '#contract/satisfaction';
import type { KindId } from '#domain/booking/kind-id';
import type { Language } from '#domain/language';
import { LOW, ratingItems, type ItemScores, type Score } from '#domain/rating/items';
import { fullName } from '../full-name';
import type { Db } from '../client';
import { contains } from '../list-query';
import { whereRides } from '../rating-rows/where-rides';

type Row = Omit<SatisfactionRow, 'isLow' | 'items'> & {
  worst: Score | null;
  items: Record<string, Score>;
};

const toItems = (items: Record<string, Score>): ItemScores =>
  Object.fromEntries(ratingItems.map((item) => [item, items[item] ?? null])) as ItemScores;

const toRow = ({ worst, items, ...row }: Row): SatisfactionRow => ({
  ...row,
  isLow: worst !== null && worst <= LOW,
  items: toItems(items),
});

// The index gives the rides by day: only those of one day have to be sorted for a page.
const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  day: sql`f.day, f.starts_at, f.id`,
  '-day': sql`f.day desc, f.starts_at desc, f.id desc`,
  overall: sql`f.overall nulls last, f.day desc, f.starts_at desc, f.id`,
  '-overall': sql`f.overall desc nulls last, f.day desc, f.starts_at desc, f.id`,
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

export const ratingRowRepository = (db: Db, language: Language) => {
  const nameIn = (table: string) => sql.ref(`${table}.name_${language}`);
  return {
    /** The rides behind a figure; of the drivers only those who may be are named. */
    page: async (
      kind: KindId,
      query: SatisfactionRowQuery,
      named: readonly string[],
    ): Promise<Pick<SatisfactionRows, 'rows' | 'total'>> => {
      const { sort, page, size } = query;
      const order = orders[sort] ?? orders['day']!;
      const rides = sql`report_ride f where ${chosen(kind, query)}`;
      const [{ rows }, { rows: counted }] = await Promise.all([
        sql<Row>`
          with shown as materialized (
            select f.* from ${rides} order by ${order} limit ${size} offset ${(page - 1) * size}
          )
          select f.id, f.day::text, car.plate, ${nameIn('province')} as province,
            case when f.driver_id = any (${[...named]}::uuid[]) then ${fullName('d', language)} end as driver,
            ${nameIn('provider')} as provider, f.overall, f.worst, r.reason, r.comment,
            coalesce((
              select jsonb_object_agg(i.item, i.score) from rating_item i where i.rating_id = f.rating_id
            ), '{}') as items
          from shown f
          left join rating r on r.id = f.rating_id
          left join person d on d.id = f.driver_id
          left join car on car.id = f.car_id
          left join province on province.code = car.province_code
          left join provider on provider.id = f.provider_id
          order by ${order}`.execute(db),
        sql<{ total: number }>`select count(*)::integer as total from ${rides}`.execute(db),
      ]);
      return { rows: rows.map(toRow), total: counted[0]!.total };
    },
  };
};
