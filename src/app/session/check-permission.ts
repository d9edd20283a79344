import type { ReadableStore } from '../ui/store';

export type PermissionState =
  | 'unchecked'
  | 'known'
  /** An account without an employee record: the screen says whom to contact. */
  | 'unknown-employee'
  /** The server takes no accounts like this one (domain or tenant). */
  | 'account-not-allowed'
  /** The check failed; what the device knew stays, without admin rights. */
  | 'failed'
  | 'offline';

export type PermissionCheck = {
  state: ReadableStore<PermissionState>;
  /** Asks the server; callers at the same time share one request. Never throws. */
  run: () => Promise<PermissionState>;
};
