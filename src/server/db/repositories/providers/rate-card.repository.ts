import { sql } from 'kysely';
import type { RateCard, RateCardBody } from '#contract/providers';
import type { CarClass } from '#domain/fleet/car';
import type { Db } from '../../client';

const columnsOf = (card: RateCardBody) => ({
  class: card.class,
  day_rate: card.dayRate,
  hours_included: card.hoursIncluded,
  overtime_per_hour: card.overtimePerHour,
  km_included: card.kmIncluded,
  per_km: card.perKm,
  valid: `[${card.from},${card.until ?? ''}]`,
});

/** `providerId` is null for the company's own rates. */
export const rateCardRepository = (db: Db, providerId: string | null) => {
  const cards = db
    .selectFrom('rate_card')
    .select([
      'id',
      'version',
      sql<CarClass>`class`.as('class'),
      'day_rate as dayRate',
      sql<number>`hours_included::float8`.as('hoursIncluded'),
      'overtime_per_hour as overtimePerHour',
      'km_included as kmIncluded',
      'per_km as perKm',
      sql<string>`lower(valid)::text`.as('from'),
      sql<string | null>`(upper(valid) - 1)::text`.as('until'),
    ])
    .where('provider_id', 'is not distinct from', providerId);
  return {
    all: (): Promise<RateCard[]> =>
      cards
        .orderBy('class')
        .orderBy(sql`lower(valid)`, 'desc')
        .execute(),

    lock: (id: string): Promise<RateCard | undefined> =>
      cards.where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

    insert: async (id: string, card: RateCardBody): Promise<void> => {
      await db
        .insertInto('rate_card')
        .values({ id, provider_id: providerId, ...columnsOf(card) })
        .execute();
    },

    update: async (id: string, card: RateCardBody): Promise<void> => {
      await db.updateTable('rate_card').set(columnsOf(card)).where('id', '=', id).execute();
    },
  };
};
