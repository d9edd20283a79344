import { sql, type RawBuilder } from 'kysely';
import { amountKeys, type AmountKey, type Amounts, type CostBasis } from '#domain/reports/amounts';
import type { Service } from '#domain/reports/service-days';

/** The use of a car counts on days of service, within the hours of service. */
export const useOf = ({ days, fromMinute, toMinute }: Service): RawBuilder<number> => sql<number>`
  case when f.use_share > 0 and f.day = any (${[...days]}::date[])
    then greatest(0, least(f.use_to, ${toMinute}::integer) - greatest(f.use_from, ${fromMinute}::integer))::bigint
      * f.use_share
    else 0 end`;

/** An amount, row by row, of `report_fact f` or of its sums by day; `use` says how the use of cars is read there. */
export const amountOf = (
  key: AmountKey,
  basis: CostBasis,
  use: RawBuilder<number>,
): RawBuilder<number> => {
  if (key === 'carUse') return use;
  if (key === 'cost' || key === 'saved') {
    const way = basis === 'expenses' ? 'Expense' : 'Estimate';
    return sql`${sql.ref(`f.${key}${way}`)}`;
  }
  return sql`${sql.ref(`f.${key}`)}`;
};

/** All amounts, added up. */
export const sumsOf = (basis: CostBasis, use: RawBuilder<number>): RawBuilder<Amounts> =>
  sql<Amounts>`${sql.join(
    amountKeys.map(
      (key) => sql`coalesce(sum(${amountOf(key, basis, use)}), 0)::bigint as ${sql.ref(key)}`,
    ),
  )}`;
