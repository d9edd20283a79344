import type { ReadableStore } from '../ui/store';

export type Account = { username: string; name: string; tid: string; oid: string };

export type TokenPair = { idToken: string; accessToken: string };

/** Signed in by what the device remembers: the provider could not be asked, or gave no tokens. */
export type Stale = false | 'away' | 'refused';

export type SessionState =
  | { status: 'starting' }
  /** On its way to the identity provider: nothing to show but the shell's skeleton. */
  | { status: 'redirecting' }
  | { status: 'signed-in'; account: Account; stale: Stale }
  /** The corporate domain of the specification's section 5: a dialog whose OK signs out. */
  | { status: 'rejected'; account: Account; domain: string }
  /** A tap signs in again. `owed`: the provider does not know yet, and is told before anybody is let in. */
  | { status: 'signed-out'; owed: boolean }
  /** Nobody is signed in and the server cannot be reached. */
  | { status: 'offline' }
  /** The answer of the provider could not be used; only the person's own tap tries again. */
  | { status: 'failed'; errorCode: string };

export class NoTokensError extends Error {
  constructor() {
    super('No tokens available');
    this.name = 'NoTokensError';
  }
}

/** Who is signed in on this device. `msal-session.ts` is the only one who knows how. */
export type Session = {
  state: ReadableStore<SessionState>;
  /** Finishes a pending redirect and finds the account; memoised, so every guard may call it. */
  start: () => Promise<SessionState>;
  /** Both tokens, or `NoTokensError`. */
  tokens: () => Promise<TokenPair>;
  /** A new attempt after `failed` or `offline`. */
  signIn: (returnTo?: string) => Promise<void>;
  /** The same in a window of its own, where a redirect cannot come back (some installed apps). */
  signInByPopup: () => Promise<void>;
  /** The deep link that came back with the sign-in: given once, for /checkbooking to follow. */
  takeReturnTo: () => string | undefined;
  signOut: () => Promise<void>;
  /** The server answered 401: clear all but the drafts and sign in again. */
  handleUnauthorised: () => Promise<void>;
};
