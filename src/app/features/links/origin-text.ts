import type { LinkRow } from '#contract/links';
import { formatDate } from '#domain/dates/format-bangkok';
import { linkOrigins } from '#words/links';
import type { Say } from '#words/message';

/** Where a link comes from, and of a printed one for which day: one driver may have several. */
export const originText = ({ origin, printedFor }: LinkRow, say: Say): string =>
  [say(linkOrigins[origin]), printedFor && formatDate(printedFor)].filter(Boolean).join(' · ');
