import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import { addDays, atMinute, type Day, type Instant } from '#domain/dates/bangkok-time';
import type { Db } from '../../client';
import { iso, readRow, readRows } from '../../sql';
import { lastCarOfTrip } from '../../rows/trips/trip-parts';

type CarDay = { kind: KindId; carId: string; day: Day };

type PricedTrip = { id: string; startsAt: Instant; endsAt: Instant; km: number | null };

type Priced = { cost: string; rateCardId: string; rateCardVersion: number };

export const arrangingPriceRepository = (db: Db) => {
  const tripsOf = ({ kind, carId, day }: CarDay, locking = sql``): Promise<PricedTrip[]> => {
    const [from, to] = [atMinute(day, 0), atMinute(addDays(day, 1), 0)];
    return readRows(db)<PricedTrip>`
      select t.id, ${iso('t.starts_at')} as starts_at, ${iso('t.ends_at')} as ends_at,
        t.planned_km::float8 as km
      from trip t ${lastCarOfTrip}
      where t.kind = ${kind} and t.status <> 'cancelled' and c.id = ${carId}
        and t.starts_at >= ${from}::timestamptz and t.starts_at < ${to}::timestamptz
        and (t.cost is null or t.rate_card_id is not null)
      order by t.starts_at, t.id ${locking}`;
  };

  return {
    /** A bus has a rate too, though nobody wishes for one. */
    classOf: async (carId: string): Promise<VehicleClass | undefined> =>
      (
        await db
          .selectFrom('car')
          .select(sql<VehicleClass>`class`.as('class'))
          .where('id', '=', carId)
          .executeTakeFirst()
      )?.class,

    plannedKm: async (tripId: string): Promise<number | null> => {
      const row = await db
        .selectFrom('trip')
        .select('plannedKm')
        .where('id', '=', tripId)
        .executeTakeFirst();
      return row?.plannedKm == null ? null : Number(row.plannedKm);
    },

    /** Somebody said what it costs, not a rate. */
    isTyped: async (tripId: string): Promise<boolean> =>
      (await readRow(db)`
      select from trip where id = ${tripId} and cost is not null and rate_card_id is null`) !==
      undefined,

    carDayOf: (tripId: string) => readRow(db)<CarDay>`
      select t.kind, c.id as "carId", (t.starts_at at time zone 'Asia/Bangkok')::date as day
      from trip t ${lastCarOfTrip} where t.id = ${tripId} and c.id is not null`,

    /**
     * The trips of a kind that a car makes on a day, but those whose cost was typed, and those that somebody changes at
     * this moment: waiting for them could be a deadlock, and they are priced again when they end.
     */
    lockTripsOf: (carDay: CarDay) => tripsOf(carDay, sql`for no key update of t skip locked`),

    /** The same as they stand, for what is only reckoned. */
    tripsOf: (carDay: CarDay) => tripsOf(carDay),

    save: (tripId: string, priced: Priced | null) =>
      db
        .updateTable('trip')
        .set(priced ?? { cost: null, rateCardId: null, rateCardVersion: null })
        .where('id', '=', tripId)
        .execute(),
  };
};
