import type { AuthenticationResult } from '@azure/msal-browser';
import { hasBothTokens } from './msal-storage';
import { NoTokensError, type TokenPair } from './session';

/** An id token this close to its end is renewed before it is sent. */
const MIN_LIFE_S = 60;

export type TokenKeeper = {
  /** The pair in memory while it is young enough; refused when local storage has lost either token meanwhile. */
  current: () => TokenPair | null;
  keep: (result: AuthenticationResult) => TokenPair;
  forget: () => void;
};

/**
 * MSAL's cache looks only at the access token and, with the specification's renewal offset of an hour, refreshes on
 * nearly every call; so the pair is kept here and the id token's own end decides.
 */
export const createTokenKeeper = (clientId: string): TokenKeeper => {
  let kept: { pair: TokenPair; expiresAtS: number } | null = null;

  return {
    current: () => {
      if (kept === null || kept.expiresAtS - Date.now() / 1000 < MIN_LIFE_S) return null;
      if (!hasBothTokens(clientId)) throw new NoTokensError();
      return kept.pair;
    },
    keep: ({ idToken, accessToken, idTokenClaims }) => {
      if (!idToken || !accessToken || !hasBothTokens(clientId)) throw new NoTokensError();
      const { exp } = idTokenClaims as { exp?: number };
      kept = { pair: { idToken, accessToken }, expiresAtS: exp ?? 0 };
      return kept.pair;
    },
    forget: () => {
      kept = null;
    },
  };
};
