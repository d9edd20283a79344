import { kindFlag, type MenuFlag } from '#kinds/menu-flags';
import type { AdminPage } from '#kinds/kind';
import { hasAdminPage, type KindId, kindIds } from '#kinds/registry';
import type { UserDataStore } from './user-data';

export type Flags = ReadonlySet<MenuFlag>;

export const isSupplier = (flags: Flags): boolean => flags.has('supplier');

export const adminKinds = (flags: Flags): readonly KindId[] =>
  kindIds.filter((kind) => flags.has(kindFlag(kind)));

const noFlags: Flags = new Set();

export const flagsOf = ({ userData }: { userData: UserDataStore }): Flags =>
  userData.isAdmin.get() === true ? (userData.value.get().adminInfo?.flags ?? noFlags) : noFlags;

/** A flag gives that kind's screens; of these, suppliers see the arrange page only. */
export const mayOpenPage = (flags: Flags, kind: KindId, page: AdminPage): boolean =>
  flags.has(kindFlag(kind)) &&
  hasAdminPage(kind, page) &&
  (!isSupplier(flags) || page === 'arrangecartable');

/** A day over all of their kinds; a supplier arranges only what was handed to it. */
export const mayOpenQueue = (flags: Flags): boolean =>
  !isSupplier(flags) && adminKinds(flags).length > 0;

export const mayOpenDrivers = (flags: Flags): boolean =>
  flags.has('driver_menu') || isSupplier(flags);

export const mayOpenAdminUsers = (flags: Flags): boolean =>
  flags.has('admin_menu') && !isSupplier(flags);

type AdminEntry =
  | { to: '/admin/$type/arrangecartable'; params: { type: KindId } }
  | { to: '/admin/driver' }
  | { to: '/admin/user' };

/** Where the administration begins for this admin; null when no page of it is theirs. */
export const adminEntry = (flags: Flags): AdminEntry | null => {
  const [first] = adminKinds(flags);
  if (first) return { to: '/admin/$type/arrangecartable', params: { type: first } };
  if (mayOpenDrivers(flags)) return { to: '/admin/driver' };
  if (mayOpenAdminUsers(flags)) return { to: '/admin/user' };
  return null;
};
