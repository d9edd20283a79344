import type { AuthenticationResult } from '@azure/msal-browser';
import { hasBothTokens, isYoung, readTokens } from './msal-storage';
import type { Account, TokenPair } from './session';

export type TokenKeeper = {
  /** The pair in memory while it is young enough and both tokens lie in local storage. */
  current: () => TokenPair | null;
  /** Null when one of the two is missing. */
  keep: (result: AuthenticationResult) => TokenPair | null;
  /** What MSAL left of this person, good until MSAL itself is there: the first calls need not wait for it. */
  adopt: (account: Account) => TokenPair | null;
  forget: () => void;
};

/**
 * MSAL's cache looks only at the access token and, with the specification's renewal offset of an hour, refreshes on
 * nearly every call; so the pair is kept here and the id token's own end decides.
 */
export const createTokenKeeper = (clientId: string): TokenKeeper => {
  let kept: { pair: TokenPair; endsAtS: number } | null = null;

  const current = () => {
    if (kept === null || !isYoung(kept.endsAtS)) return null;
    return hasBothTokens(clientId) ? kept.pair : null;
  };

  return {
    current,
    keep: ({ idToken, accessToken, idTokenClaims }) => {
      if (!idToken || !accessToken || !hasBothTokens(clientId)) return null;
      const { exp } = idTokenClaims as { exp?: number };
      kept = { pair: { idToken, accessToken }, endsAtS: exp ?? 0 };
      return kept.pair;
    },
    adopt: (account) => {
      kept = readTokens(clientId, account);
      return kept?.pair ?? null;
    },
    forget: () => {
      kept = null;
    },
  };
};
