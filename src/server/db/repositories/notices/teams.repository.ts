import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';

/** The dispatchers' channels in Teams. */
export const teamsRepository = (db: Db) => ({
  all: async (): Promise<{ site: SiteId; setAt: Date }[]> => {
    const rows = await db.selectFrom('teamsWebhook').select(['siteId', 'setAt']).execute();
    return rows.map(({ siteId, setAt }) => ({ site: siteId, setAt }));
  },

  find: async (site: SiteId): Promise<string | undefined> => {
    const row = await db
      .selectFrom('teamsWebhook')
      .select('sealed')
      .where('siteId', '=', site)
      .executeTakeFirst();
    return row?.sealed;
  },

  save: async (siteId: SiteId, webhook: { sealed: string; setAt: Date }): Promise<void> => {
    await db
      .insertInto('teamsWebhook')
      .values({ siteId, ...webhook })
      .onConflict((conflict) => conflict.column('siteId').doUpdateSet(webhook))
      .execute();
  },

  remove: async (siteId: SiteId): Promise<void> => {
    await db.deleteFrom('teamsWebhook').where('siteId', '=', siteId).execute();
  },
});
