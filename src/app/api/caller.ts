/**
 * In whose name calls are made. The session is one, and calls itself; so calls know no more of it than this, and neither
 * room waits for the other.
 */
export type Caller = {
  /** Both tokens, or it throws. */
  tokens: () => Promise<{ idToken: string; accessToken: string }>;
  /** Asks what this person may do. */
  check: () => Promise<unknown>;
  /** Whether that was ever answered: no call of the product goes before it. */
  isChecked: () => boolean;
  /** The server takes the tokens no longer. */
  handleUnauthorised: () => Promise<unknown>;
};
