import { OfflineError } from '../api/errors';
import { goToProvider } from './go-to-provider';
import { errorCodeOf, isNetworkFailure, signInScopes } from './msal';
import { NoTokensError, type TokenPair } from './session';
import { accountOf, type SessionCore } from './session-core';
import { currentDeepLink } from './sign-in-state';
import type { TokenKeeper } from './token-keeper';

export type TokenSource = {
  acquire: () => Promise<TokenPair>;
  /** Right after an answer of the provider, good or bad, another redirect by itself could go round for ever. */
  forbidRedirect: () => void;
};

export const createTokenSource = (core: SessionCore, keeper: TokenKeeper): TokenSource => {
  let mayRedirect = true;

  const acquire = async (): Promise<TokenPair> => {
    const { account } = core;
    // Signed in by what the device remembers: MSAL itself could not be loaded.
    if (!account) throw new OfflineError();
    const opened = await core.open();
    try {
      const pair = await keeper.renew((forceRefresh) =>
        opened.client.acquireTokenSilent({ scopes: signInScopes, account, forceRefresh }),
      );
      mayRedirect = true;
      if (!core.leaving) core.admit(accountOf(account), false);
      return pair;
    } catch (error) {
      console.error('Error acquiring token', errorCodeOf(error));
      if (core.leaving) throw new NoTokensError();
      if (opened.needsInteraction(error)) {
        if (mayRedirect) void goToProvider(core, opened, currentDeepLink(location));
        else core.move({ status: 'failed', errorCode: errorCodeOf(error) });
        throw new NoTokensError();
      }
      core.admit(accountOf(account), true);
      throw isNetworkFailure(error) ? new OfflineError(error) : new NoTokensError();
    }
  };

  return {
    acquire,
    forbidRedirect: () => {
      mayRedirect = false;
    },
  };
};
