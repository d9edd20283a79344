import type { SiteBody, SiteList } from '#contract/basics';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';

export const siteRepository = (db: Db) => {
  const sites = db.selectFrom('site').select(['id', 'nameTh', 'nameEn', 'version']);
  return {
    list: () => sites.orderBy('id', 'desc').$castTo<SiteList[number]>().execute(),
    lock: (id: SiteId) => sites.where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    name: (id: SiteId, names: SiteBody) =>
      db.updateTable('site').set(names).where('id', '=', id).execute(),
  };
};
