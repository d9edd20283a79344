export type PermissionState =
  | 'unchecked'
  | 'known'
  /** An account without an employee record: the screen says whom to contact. */
  | 'unknown-employee'
  /** The server takes no accounts like this one (domain or tenant). */
  | 'account-not-allowed'
  /** The check failed, and is asked again until it succeeds. */
  | 'failed'
  /** The server could not be asked: what the device knew stands. */
  | 'offline';

/** What one answer says of somebody. */
export type Permission = { meaning: PermissionState; isAdmin: boolean; person: unknown };
