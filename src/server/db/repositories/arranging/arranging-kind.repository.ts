import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';
import { inLanguage } from '../../sql';

export const arrangingKindRepository = (db: Db) => ({
  rules: async (
    kind: KindId,
  ): Promise<{
    bufferMinutes: number;
    longestMinutes: number;
    site: SiteId;
    service: { from: string; to: string };
  }> => {
    const { serviceFrom, serviceTo, ...rules } = await db
      .selectFrom('kind')
      .select(['bufferMinutes', 'longestMinutes', 'serviceFrom', 'serviceTo', 'siteId as site'])
      .where('id', '=', kind)
      .executeTakeFirstOrThrow();
    return { ...rules, service: { from: serviceFrom, to: serviceTo } };
  },

  /** Those who serve it now. */
  providers: (kind: KindId, language: Language): Promise<{ id: string; name: string }[]> =>
    db
      .selectFrom('provider as p')
      .innerJoin('providerKind as k', 'k.providerId', 'p.id')
      .select((eb) => ['p.id', eb.ref(inLanguage('p.name', language)).as('name')])
      .where('k.kind', '=', kind)
      .where('p.status', '=', 'active')
      .orderBy('name')
      .execute(),

  serves: async (kind: KindId, providerId: string): Promise<boolean> =>
    (await db
      .selectFrom('provider as p')
      .innerJoin('providerKind as k', 'k.providerId', 'p.id')
      .select('p.id')
      .where('k.kind', '=', kind)
      .where('p.id', '=', providerId)
      .where('p.status', '=', 'active')
      .executeTakeFirst()) !== undefined,
});
