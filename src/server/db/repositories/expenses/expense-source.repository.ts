import { sql } from 'kysely';
import type { ExpenseOptions, ReceiptQuery } from '#contract/expenses';
import type { Rate } from '#domain/booking/estimate-cost';
import type { KindId } from '#kinds/registry';
import { addDays, atMinute, type Day, type Instant } from '#domain/dates/bangkok-time';
import type { ExpenseType } from '#domain/expense/types';
import type { Language } from '#domain/language';
import { parseBaht } from '#domain/money';
import type { Period } from '#domain/reports/period';
import type { Db } from '../../client';
import {
  lastCarOfTrip,
  refsOfTrip,
  seatsOfTrip,
  type TripSeats,
} from '../../rows/trips/trip-parts';
import { iso, nameOf, readRows, readRow } from '../../sql';

type TripRow = {
  id: string;
  startsAt: Instant;
  endsAt: Instant;
  refs: string[];
  plate: string | null;
  providerId: string | null;
  seats: TripSeats;
};

type DoneTrip = Omit<TripRow, 'seats' | 'providerId'> & {
  carId: string | null;
  km: number | null;
  rate: Rate | null;
  isBilled: boolean;
};

type RateRow = {
  dayRate: string | null;
  hours: string | null;
  overtime: string | null;
  kmIncluded: number | null;
  perKm: string | null;
};

const satang = (baht: string | null) => (baht === null ? 0 : (parseBaht(baht) ?? 0));

const within = ({ from, to }: Period) => sql`
  t.starts_at >= ${atMinute(from, 0)}::timestamptz
  and t.starts_at < ${atMinute(addDays(to, 1), 0)}::timestamptz`;

/** Done trips that the provider drove. */
const driven = (kind: KindId, providerId: string, period: Period) => sql`
  t.kind = ${kind} and t.status = 'done' and ${within(period)}
  and coalesce(t.provider_id, c.provider_id) = ${providerId}`;

/** More than rejected papers, or such as were set aside, is written down for the trip. */
const isBilled = (providerId: string) => sql`exists (
  select from expense e
  where e.trip_id = t.id and e.provider_id = ${providerId} and e.status not in ('rejected', 'dropped'))`;

/** What an expense may be about, and which receipts are used up. */
export const expenseSourceRepository = (db: Db, kind: KindId) => ({
  options: async (language: Language): Promise<ExpenseOptions> => {
    const rows = async (query: ReturnType<typeof sql<{ id: string; name: string }>>) =>
      (await query.execute(db)).rows;
    return {
      providers: await rows(sql`
        select p.id, ${nameOf('p', language)} as name from provider p
        join provider_kind k on k.provider_id = p.id and k.kind = ${kind} order by name`),
      cars: await rows(sql`
        select car.id, car.plate || coalesce(' ' || ${nameOf('province', language)}, '') as name from car
        join car_kind k on k.car_id = car.id and k.kind = ${kind}
        left join province on province.code = car.province_code order by name`),
      costCentres: await rows(sql`
        select c.id, c.code || ' ' || ${nameOf('c', language)} as name from cost_centre c order by c.code`),
    };
  },

  /** Without what was undone: nobody rides there any more, and nothing is written down for it. */
  tripsOn: (day: Day) => readRows(db)<TripRow>`
      select t.id, ${iso('t.starts_at')} as "startsAt", ${iso('t.ends_at')} as "endsAt", ${refsOfTrip} as refs, c.plate,
        coalesce(t.provider_id, c.provider_id) as "providerId", ${seatsOfTrip} as seats
      from trip t ${lastCarOfTrip}
      where t.kind = ${kind} and ${within({ from: day, to: day })}
        and (exists (select from booking b where b.trip_id = t.id)
          or exists (select from expense e where e.trip_id = t.id))
      order by t.starts_at, t.id`,

  /** By trip; null is no trip of this kind. */
  seatsOf: async (tripIds: readonly string[]): Promise<Map<string, TripSeats>> => {
    const rows = await readRows(db)<{ id: string; seats: TripSeats }>`
      select t.id, ${seatsOfTrip} as seats from trip t
      where t.kind = ${kind} and t.id = any (${sql.val(tripIds)}::uuid[])`;
    return new Map(rows.map(({ id, seats }) => [id, seats]));
  },

  knowsCar: async (carId: string): Promise<boolean> =>
    (await db
      .selectFrom('carKind')
      .select('carId')
      .where('carId', '=', carId)
      .where('kind', '=', kind)
      .executeTakeFirst()) !== undefined,

  knowsProvider: async (providerId: string): Promise<boolean> =>
    (await db
      .selectFrom('providerKind')
      .select('providerId')
      .where('providerId', '=', providerId)
      .where('kind', '=', kind)
      .executeTakeFirst()) !== undefined,

  knowsCostCentres: async (ids: readonly string[]): Promise<boolean> => {
    if (ids.length === 0) return true;
    const found = await db.selectFrom('costCentre').select('id').where('id', 'in', ids).execute();
    return found.length === new Set(ids).size;
  },

  /** The expense that a receipt is on, by the rules of the two unique indexes. */
  receipt: async (
    { receiptNo, providerId, spentOn, amount }: ReceiptQuery,
    besides: string | null = null,
  ): Promise<{ id: string; kind: KindId; spentOn: Day; type: ExpenseType } | undefined> => {
    const sameReceipt =
      providerId === undefined
        ? sql`e.provider_id is null and e.spent_on = ${spentOn ?? null}::date
            and e.amount = ${amount ?? null}::numeric`
        : sql`e.provider_id = ${providerId}`;
    return readRow(db)<{ id: string; kind: KindId; spentOn: Day; type: ExpenseType }>`
      select e.id, e.kind, e.spent_on as "spentOn", e.type from expense e
      where lower(e.receipt_no) = lower(${receiptNo}) and e.status not in ('rejected', 'dropped')
        and e.id is distinct from ${besides}::uuid and ${sameReceipt}
      limit 1`;
  },

  /** Those that are billed too: they have their part of what a day of their car costs. */
  doneTrips: async (providerId: string, period: Period): Promise<DoneTrip[]> => {
    const rows = await readRows(db)<Omit<DoneTrip, 'rate'> & RateRow>`
      select t.id, refs.refs, c.id as "carId", c.plate, ${isBilled(providerId)} as "isBilled",
        case when actual.is_known then ${iso('t.departed_at')} else ${iso('t.starts_at')} end as "startsAt",
        case when actual.is_known then ${iso('t.ended_at')} else ${iso('t.ends_at')} end as "endsAt",
        coalesce((c.end_km - c.start_km)::float8, t.planned_km::float8) as km,
        r.day_rate as "dayRate", r.hours_included as hours, r.overtime_per_hour as overtime,
        r.km_included as "kmIncluded", r.per_km as "perKm"
      from trip t ${lastCarOfTrip}
      cross join lateral (select ${refsOfTrip} as refs) refs
      cross join lateral (
        select t.unconfirmed_at is null and t.departed_at is not null and t.ended_at > t.departed_at
          as is_known) actual
      left join rate_card r on r.provider_id = ${providerId} and r.class = c.class
        and r.valid @> (t.starts_at at time zone 'Asia/Bangkok')::date
      where ${driven(kind, providerId, period)}
      order by t.starts_at, t.id`;
    return rows.map(({ dayRate, hours, overtime, kmIncluded, perKm, ...trip }) => ({
      ...trip,
      rate:
        dayRate === null
          ? null
          : {
              dayRate: satang(dayRate),
              hoursIncluded: Number(hours),
              overtimePerHour: satang(overtime),
              kmIncluded: kmIncluded ?? 0,
              perKm: satang(perKm),
            },
    }));
  },

  /** Locks the trips, so that of two who write down the same month one comes second; the days of those left to bill. */
  lockUnbilled: async (
    tripIds: readonly string[],
    providerId: string,
    period: Period,
  ): Promise<Map<string, Day>> => {
    await sql`select from trip where id = any (${sql.val(tripIds)}::uuid[])
      order by id for no key update`.execute(db);
    const rows = await readRows(db)<{ id: string; day: Day }>`
      select t.id, (t.starts_at at time zone 'Asia/Bangkok')::date as day
      from trip t ${lastCarOfTrip}
      where t.id = any (${sql.val(tripIds)}::uuid[]) and ${driven(kind, providerId, period)}
        and not ${isBilled(providerId)}`;
    return new Map(rows.map(({ id, day }) => [id, day]));
  },
});
