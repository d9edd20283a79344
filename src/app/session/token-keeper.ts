import type { AuthenticationResult } from '@azure/msal-browser';
import { hasBothTokens } from './msal-storage';
import { NoTokensError, type TokenPair } from './session';

/** An id token this close to its end is renewed before it is sent. */
const MIN_LIFE_S = 60;

type Acquire = (forceRefresh: boolean) => Promise<AuthenticationResult>;

export type TokenKeeper = {
  /** The pair in memory while it serves: young enough, and both tokens still in local storage. */
  current: () => TokenPair | null;
  /** Callers at the same time, or a moment too late, share one acquisition. */
  renew: (acquire: Acquire) => Promise<TokenPair>;
  forget: () => void;
};

const livesOn = (expiresAtS: number) => expiresAtS - Date.now() / 1000 >= MIN_LIFE_S;

/**
 * MSAL's cache looks only at the access token and, with the specification's renewal offset of an hour, refreshes on
 * nearly every call; so the pair is kept here and the id token's own end decides.
 */
export const createTokenKeeper = (clientId: string): TokenKeeper => {
  let kept: { pair: TokenPair; expiresAtS: number } | null = null;
  let renewal: Promise<TokenPair> | null = null;

  const keep = ({ idToken, accessToken, idTokenClaims }: AuthenticationResult): TokenPair => {
    if (!idToken || !accessToken || !hasBothTokens(clientId)) throw new NoTokensError();
    const { exp } = idTokenClaims as { exp?: number };
    kept = { pair: { idToken, accessToken }, expiresAtS: exp ?? 0 };
    return kept.pair;
  };

  const acquirePair = async (acquire: Acquire): Promise<TokenPair> => {
    const pair = keep(await acquire(false));
    return kept && livesOn(kept.expiresAtS) ? pair : keep(await acquire(true));
  };

  const current = () =>
    kept && livesOn(kept.expiresAtS) && hasBothTokens(clientId) ? kept.pair : null;

  const renewOnce = (acquire: Acquire) =>
    (renewal ??= acquirePair(acquire).finally(() => {
      renewal = null;
    }));

  return {
    current,
    renew: async (acquire) => current() ?? renewOnce(acquire),
    forget: () => {
      kept = null;
    },
  };
};
