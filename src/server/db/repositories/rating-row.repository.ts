import { sql, type RawBuilder } from 'kysely';
import type {
  SatisfactionRow,
  SatisfactionRowQuery,
  SatisfactionRows,
} from '#contract/satisfaction';
import type { KindId } from '#domain/booking/kind-id';
import type { Language } from '#domain/language';
import { LOW, ratingItems, type ItemScores, type Score } from '#domain/rating/items';
import { LEAST_ANSWERS } from '#domain/reports/satisfaction';
import { fullName } from '../full-name';
import type { Db } from '../client';
import { contains } from '../list-query';
import { ridesOf } from '../rating-rows/where-rides';

type Row = Omit<SatisfactionRow, 'isLow' | 'items'> & {
  worst: Score | null;
  items: Record<string, Score>;
};

const toItems = (items: Record<string, Score>): ItemScores =>
  Object.fromEntries(ratingItems.map((item) => [item, items[item] ?? null])) as ItemScores;

const toRow = ({ worst, items, total: _, ...row }: Row & { total: number }): SatisfactionRow => ({
  ...row,
  isLow: worst !== null && worst <= LOW,
  items: toItems(items),
});

const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  day: sql`starts_at, id`,
  '-day': sql`starts_at desc, id desc`,
  overall: sql`overall nulls last, starts_at desc, id`,
  '-overall': sql`overall desc nulls last, starts_at desc, id`,
};

const narrowed = ({ answered, stars, low, commented, item, q }: SatisfactionRowQuery) =>
  sql.join(
    [
      contains(q, sql<string | null>`ride.comment`, sql<string | null>`ride.reason`),
      ...(answered === undefined
        ? []
        : [answered === 'yes' ? sql`ride.overall is not null` : sql`ride.overall is null`]),
      ...(stars === undefined || item !== undefined ? [] : [sql`ride.overall = ${stars}`]),
      ...(low === undefined ? [] : [sql`ride.worst <= ${LOW}`]),
      ...(commented === undefined ? [] : [sql`coalesce(ride.comment, ride.reason) is not null`]),
      ...(item === undefined
        ? []
        : [
            sql`exists (
              select from rating_item i where i.rating_id = ride.rating_id and i.item = ${item}
                ${stars === undefined ? sql`` : sql`and i.score = ${stars}`})`,
          ]),
    ],
    sql` and `,
  );

export const ratingRowRepository = (db: Db, language: Language) => {
  const named = (table: string) => sql.ref(`${table}.name_${language}`);
  return {
    /** The rides behind a figure; a driver is named where enough answers of the period speak of them. */
    page: async (
      kind: KindId,
      query: SatisfactionRowQuery,
    ): Promise<Pick<SatisfactionRows, 'rows' | 'total'>> => {
      const { sort, page, size } = query;
      const order = orders[sort] ?? orders['day']!;
      const ride = sql`
        ride as materialized (${ridesOf(kind, query, { withCar: true })}),
        chosen as (select * from ride where ${narrowed(query)})`;
      const { rows } = await sql<Row & { total: number }>`
        with ${ride},
        known_driver as (
          select driver_id from ride group by driver_id
          having count(overall) = 0 or count(overall) >= ${LEAST_ANSWERS}
        ),
        shown as (
          select * from chosen order by ${order} limit ${size} offset ${(page - 1) * size}
        )
        select shown.id, shown.day::text, car.plate, ${named('province')} as province,
          case when k.driver_id is not null then ${fullName('d', language)} end as driver,
          ${named('provider')} as provider, shown.overall, shown.worst, shown.reason, shown.comment,
          coalesce((
            select jsonb_object_agg(i.item, i.score) from rating_item i
            where i.rating_id = shown.rating_id
          ), '{}') as items, (select count(*)::int from chosen) as total
        from shown
        left join known_driver k on k.driver_id = shown.driver_id
        left join person d on d.id = shown.driver_id
        left join car on car.id = shown.car_id
        left join province on province.code = car.province_code
        left join provider on provider.id = shown.provider_id
        order by ${order}`.execute(db);
      // A page beyond the last has no row that could say how many there are.
      const total =
        rows[0]?.total ??
        (
          await sql<{ total: number }>`
            with ${ride} select count(*)::int as total from chosen`.execute(db)
        ).rows[0]?.total;
      return { rows: rows.map(toRow), total: total ?? 0 };
    },
  };
};
