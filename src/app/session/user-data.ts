import type { MenuFlag } from '#domain/access/menu-flags';
import type { ReadableStore } from '../ui/store';

/** What the device knows of the person, as far as it could be read from `userData`. */
export type UserData = {
  userInfo: { fullname: string | null; employeeId: string | null; isApprover: boolean | null };
  adminInfo: {
    firstNameEn: string | null;
    lastNameEn: string | null;
    employeeNo: string | null;
    status: number | null;
    flags: ReadonlySet<MenuFlag>;
  } | null;
};

export type UserDataStore = {
  value: ReadableStore<UserData>;
  /** The `IsAdmin` flag; null while this device has never been told. */
  isAdmin: ReadableStore<boolean | null>;
  /** Stores an answer of the permission check as it came. */
  keep: (body: unknown) => void;
  keepIsAdmin: (isAdmin: boolean) => void;
  /** Watches other tabs, and this device each second until a name is known. Returns the way to stop. */
  watch: () => () => void;
};
