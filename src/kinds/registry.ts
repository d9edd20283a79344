import { kindIds, type KindId } from '#domain/booking/kind-id';
import type { SiteId } from '#domain/site-id';
import { bookingDuringDay } from './bookingduringday/kind';
import { bookingNoDriver } from './bookingnodriver/kind';
import { bookingWithDriverAmata } from './bookingwithdriveramata/kind';
import { bookingWithDriverNava } from './bookingwithdrivernava/kind';
import type { AdminPage, Kind } from './kind';

export const kinds: Readonly<Record<KindId, Kind>> = {
  bookingwithdrivernava: bookingWithDriverNava,
  bookingnodriver: bookingNoDriver,
  bookingduringday: bookingDuringDay,
  bookingwithdriveramata: bookingWithDriverAmata,
};

export const kindsAt = (site: SiteId): readonly KindId[] =>
  kindIds.filter((kind) => kinds[kind].site === site);

export const hasAdminPage = (kind: KindId, page: AdminPage): boolean =>
  kinds[kind].adminPages.includes(page);

export const keepsExpenses = (kind: KindId): boolean => hasAdminPage(kind, 'expenseandprovider');

/** In some kinds providers stand beside the expenses, in one on a page of their own, in one nowhere. */
export const keepsProviders = (kind: KindId): boolean =>
  hasAdminPage(kind, 'expenseandprovider') || hasAdminPage(kind, 'provider');
