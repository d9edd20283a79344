import type { AccountInfo } from '@azure/msal-browser';
import { OfflineError } from '../api/errors';
import { goToProvider } from './go-to-provider';
import { errorCodeOf, isNetworkFailure, signInScopes, type Msal } from './msal';
import { NoTokensError, type TokenPair } from './session';
import { accountOf, type SessionCore } from './session-core';
import { currentDeepLink } from './sign-in-state';
import type { TokenKeeper } from './token-keeper';

export type TokenSource = {
  /** The pair in memory, else from MSAL; callers at the same time share one acquisition. */
  acquire: () => Promise<TokenPair>;
  /** Right after an answer of the provider, good or bad, another redirect by itself could go round for ever. */
  forbidRedirect: () => void;
};

export const createTokenSource = (core: SessionCore, keeper: TokenKeeper): TokenSource => {
  let mayRedirect = true;
  let acquiring: Promise<TokenPair> | null = null;

  /** The answer is one person's, who may have left before it came. */
  const hasLeft = (account: AccountInfo) => core.leaving || core.account !== account;

  const acquireSilently = async ({ client }: Msal, account: AccountInfo): Promise<TokenPair> => {
    const silently = (forceRefresh: boolean) =>
      client.acquireTokenSilent({ scopes: signInScopes, account, forceRefresh });
    keeper.keep(await silently(false));
    // MSAL looks at the access token alone: the other one may have ended, or be gone.
    const pair = keeper.current() ?? keeper.keep(await silently(true));
    if (!pair) throw new NoTokensError();
    return pair;
  };

  const explain = (error: unknown, msal: Msal, account: AccountInfo): Error => {
    console.error('Error acquiring token', errorCodeOf(error));
    if (hasLeft(account)) return new NoTokensError();
    if (msal.needsInteraction(error)) {
      if (mayRedirect) void goToProvider(core, msal, currentDeepLink(location));
      else core.move({ status: 'failed', errorCode: errorCodeOf(error) });
      return new NoTokensError();
    }
    const isAway = isNetworkFailure(error);
    core.admit(accountOf(account), isAway ? 'away' : 'refused');
    return isAway ? new OfflineError(error) : new NoTokensError();
  };

  const acquireOnce = async (): Promise<TokenPair> => {
    const { account } = core;
    // Signed in by what the device remembers: MSAL itself could not be loaded.
    if (!account) throw new OfflineError();
    const msal = await core.open();
    try {
      const pair = await acquireSilently(msal, account);
      mayRedirect = true;
      if (!hasLeft(account)) core.admit(accountOf(account), false);
      return pair;
    } catch (error) {
      throw explain(error, msal, account);
    }
  };

  return {
    acquire: async () =>
      keeper.current() ??
      (acquiring ??= acquireOnce().finally(() => {
        acquiring = null;
      })),
    forbidRedirect: () => {
      mayRedirect = false;
    },
  };
};
