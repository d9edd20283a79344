import type { MenuFlag } from './menu-flags';

/** Who asks. `admin` is present only while the admin's status is 1. */
export type Actor = {
  personId: string;
  /** False for a supplier's dispatcher, who books nothing. */
  isEmployee: boolean;
  isApprover: boolean;
  admin?: { flags: ReadonlySet<MenuFlag>; providerId: string | null };
};
