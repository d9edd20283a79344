import { sql } from 'kysely';
import type { RateCard, RateCardBody } from '#contract/providers';
import type { Db } from '../../client';

const columnsOf = ({ from, until, ...card }: RateCardBody) => ({
  ...card,
  valid: `[${from},${until ?? ''}]`,
});

/** `providerId` is null for the company's own rates. */
export const rateCardRepository = (db: Db, providerId: string | null) => {
  const cards = db
    .selectFrom('rateCard')
    .select([
      'id',
      'version',
      'class',
      'dayRate',
      sql<number>`hours_included::float8`.as('hoursIncluded'),
      'overtimePerHour',
      'kmIncluded',
      'perKm',
      sql<string>`lower(valid)::text`.as('from'),
      sql<string | null>`(upper(valid) - 1)::text`.as('until'),
    ])
    .where('providerId', 'is not distinct from', providerId);
  return {
    all: (): Promise<RateCard[]> =>
      cards
        .orderBy('class')
        .orderBy(sql`lower(valid)`, 'desc')
        .execute(),

    lock: (id: string): Promise<RateCard | undefined> =>
      cards.where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

    /** Of this class, what would go on beside a price from that day. */
    lockOpen: ({ class: of, from }: RateCardBody): Promise<RateCard | undefined> =>
      cards
        .where('class', '=', of)
        .where(sql<boolean>`upper_inf(valid) and lower(valid) < ${from}`)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    insert: (id: string, card: RateCardBody) =>
      db
        .insertInto('rateCard')
        .values({ id, providerId, ...columnsOf(card) })
        .execute(),

    update: (id: string, card: RateCardBody) =>
      db.updateTable('rateCard').set(columnsOf(card)).where('id', '=', id).execute(),
  };
};
