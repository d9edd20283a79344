import type { SiteId } from '#domain/site-id';
import type { Message } from './message';

export const siteNames: Record<SiteId, Message> = {
  nava: { th: 'โรงงานนวนคร', en: 'Nava site' },
  amata: { th: 'โรงงานอมตะ', en: 'Amata site' },
};
