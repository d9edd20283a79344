import type { SiteId } from '#domain/site-id';
import * as all from './all';
import type { AdminPage, Kind } from './kind';

export type KindId = keyof typeof all;

export const kinds: Readonly<Record<KindId, Kind>> = all;

export const isKindId = (value: unknown): value is KindId =>
  typeof value === 'string' && Object.hasOwn(kinds, value);

export const kindIds: readonly KindId[] = Object.keys(kinds)
  .filter(isKindId)
  .toSorted((a, b) => kinds[a].position - kinds[b].position);

export const kindsAt = (site: SiteId): readonly KindId[] =>
  kindIds.filter((kind) => kinds[kind].site === site);

export const hasAdminPage = (kind: KindId, page: AdminPage): boolean =>
  kinds[kind].adminPages.includes(page);

export const keepsExpenses = (kind: KindId): boolean => hasAdminPage(kind, 'expenseandprovider');

/** In some kinds providers stand beside the expenses, in one on a page of their own, in one nowhere. */
export const keepsProviders = (kind: KindId): boolean =>
  hasAdminPage(kind, 'expenseandprovider') || hasAdminPage(kind, 'provider');
