import type { SiteNames } from '#domain/people/import/cells';
import { siteNames } from '#words/sites';

/** What a file may call the sites: as the screens do, in either language. */
export const calledSites = (): SiteNames => ({
  nava: [siteNames.nava.th, siteNames.nava.en],
  amata: [siteNames.amata.th, siteNames.amata.en],
});
