import type { Message } from './message';

/** Where a car's key is, for whoever drives it; apart, as the pages of links carry no word that they do not say. */
export const keyAt: Message<{ place: string }> = {
  th: ({ place }) => `กุญแจอยู่ที่ ${place}`,
  en: ({ place }) => `The key is here: ${place}`,
};
export const keyBackTo: Message<{ place: string }> = {
  th: ({ place }) => `คืนกุญแจที่ ${place}`,
  en: ({ place }) => `The key goes back here: ${place}`,
};
