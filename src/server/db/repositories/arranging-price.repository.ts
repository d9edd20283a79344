import { sql } from 'kysely';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import type { Db } from '../client';

type Priced = { cost: string; rateCardId: string; rateCardVersion: number };

export const arrangingPriceRepository = (db: Db) => ({
  /** A bus has a rate too, though nobody wishes for one. */
  classOf: async (carId: string): Promise<VehicleClass | undefined> =>
    (
      await db
        .selectFrom('car')
        .select(sql<VehicleClass>`class`.as('class'))
        .where('id', '=', carId)
        .executeTakeFirst()
    )?.class,

  planned: async (tripId: string): Promise<{ plannedKm: number | null }> => {
    const row = await db
      .selectFrom('trip')
      .select('planned_km')
      .where('id', '=', tripId)
      .executeTakeFirst();
    return { plannedKm: row?.planned_km == null ? null : Number(row.planned_km) };
  },

  save: async (tripId: string, priced: Priced | null): Promise<void> => {
    await db
      .updateTable('trip')
      .set({
        cost: priced?.cost ?? null,
        rate_card_id: priced?.rateCardId ?? null,
        rate_card_version: priced?.rateCardVersion ?? null,
      })
      .where('id', '=', tripId)
      .execute();
  },
});
