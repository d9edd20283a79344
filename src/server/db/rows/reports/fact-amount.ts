import { sql, type RawBuilder } from 'kysely';
import { amountKeys, type AmountKey, type Amounts, type CostBasis } from '#domain/reports/amounts';
import type { Service } from '#domain/reports/service-days';

const columns: Readonly<Record<Exclude<AmountKey, 'cost' | 'saved' | 'carUse'>, string>> = {
  bookings: 'f.bookings',
  passengers: 'f.passengers',
  trips: 'f.trips',
  seatsOffered: 'f.seats_offered',
  seatsUsed: 'f.seats_used',
  metres: 'f.metres',
  grams: 'f.grams',
  overtimeMinutes: 'f.overtime_minutes',
  decisions: 'f.decisions',
  decisionMinutes: 'f.decision_minutes',
  timed: 'f.timed',
  onTime: 'f.on_time',
  cancelled: 'f.cancelled',
  cancelledLate: 'f.cancelled_late',
  noShows: 'f.no_shows',
  unmet: 'f.unmet',
  unmetSeats: 'f.unmet_seats',
};

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
    const suffix = basis === 'expenses' ? 'expense' : 'estimate';
    return sql`${sql.ref(`f.${key}_${suffix}`)}`;
  }
  return sql`${sql.ref(columns[key])}`;
};

/** All amounts, added up. */
export const sumsOf = (basis: CostBasis, use: RawBuilder<number>): RawBuilder<Amounts> =>
  sql<Amounts>`${sql.join(
    amountKeys.map(
      (key) => sql`coalesce(sum(${amountOf(key, basis, use)}), 0)::bigint as ${sql.ref(key)}`,
    ),
  )}`;
