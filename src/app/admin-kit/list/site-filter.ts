import { siteIds } from '#domain/site-id';
import { siteNames } from '#words/sites';
import type { Message, Say } from '#words/message';
import type { Filter } from './list-definition';

export const siteFilter = (title: Message, say: Say): Filter => ({
  id: 'site',
  title,
  compact: true,
  options: siteIds.map((value) => ({ value, label: say(siteNames[value]) })),
});
