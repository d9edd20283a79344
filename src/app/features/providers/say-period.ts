import { formatDate } from '#domain/dates/format-bangkok';
import type { Say } from '#words/message';
import { openEnd, periodOf } from '#words/fleet';

type Period = { from: string; until: string | null };

/** Without a last day it runs until further notice. */
export const sayPeriod = ({ from, until }: Period, say: Say): string =>
  say(periodOf, {
    from: formatDate(from),
    until: until === null ? say(openEnd) : formatDate(until),
  });
