import type { SiteId } from '#domain/site-id';
import { type KindId, kindIds, kinds } from './registry';

/** For which kinds a car or a driver may be arranged, and where they are; no site is every site. */
type Serving = { kinds: readonly KindId[]; sites: readonly SiteId[] };

const serves = (kind: KindId, of: Serving): boolean =>
  of.kinds.includes(kind) && (of.sites.length === 0 || of.sites.includes(kinds[kind].site));

/** Kinds that are no longer served after a change: their trips would have a car or driver that they may not have. */
export const kindsLost = (before: Serving, after: Serving): KindId[] =>
  kindIds.filter((kind) => serves(kind, before) && !serves(kind, after));
