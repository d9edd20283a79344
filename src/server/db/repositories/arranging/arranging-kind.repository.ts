import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';

export const arrangingKindRepository = (db: Db) => ({
  rules: async (
    kind: KindId,
  ): Promise<{
    bufferMinutes: number;
    longestMinutes: number;
    site: SiteId;
    service: { from: string; to: string };
  }> => {
    const row = await db
      .selectFrom('kind')
      .select([
        'buffer_minutes',
        'longest_minutes',
        'service_from',
        'service_to',
        sql<SiteId>`site_id`.as('site'),
      ])
      .where('id', '=', kind)
      .executeTakeFirstOrThrow();
    return {
      bufferMinutes: row.buffer_minutes,
      longestMinutes: row.longest_minutes,
      site: row.site,
      service: { from: row.service_from, to: row.service_to },
    };
  },

  /** Those who serve it now. */
  providers: (kind: KindId, language: Language): Promise<{ id: string; name: string }[]> =>
    db
      .selectFrom('provider as p')
      .innerJoin('provider_kind as k', 'k.provider_id', 'p.id')
      .select((eb) => ['p.id', eb.ref(`p.name_${language}`).as('name')])
      .where('k.kind', '=', kind)
      .where('p.status', '=', 'active')
      .orderBy('name')
      .execute(),

  serves: async (kind: KindId, providerId: string): Promise<boolean> =>
    (await db
      .selectFrom('provider as p')
      .innerJoin('provider_kind as k', 'k.provider_id', 'p.id')
      .select('p.id')
      .where('k.kind', '=', kind)
      .where('p.id', '=', providerId)
      .where('p.status', '=', 'active')
      .executeTakeFirst()) !== undefined,
});
