import { siteIds, type SiteId } from '#domain/site-id';
import type { Message } from './message';

/** Until the company says what it calls them. */
export const siteNames: Readonly<Record<SiteId, Message>> = {
  nava: { th: 'โรงงานนวนคร', en: 'Nava site' },
  amata: { th: 'โรงงานอมตะ', en: 'Amata site' },
};

/** The company's own names, from here on: whoever holds one of the messages says the new name. */
export const nameSites = (names: Partial<typeof siteNames> = {}): void => {
  for (const id of siteIds) Object.assign(siteNames[id], names[id]);
};
