import { clearAllStorage } from './clear-storage';
import { landingPage } from './go-to-provider';
import { isNetworkFailure } from './msal';
import type { SessionState } from './session';
import type { SessionCore } from './session-core';
import { SIGNING_OUT_KEY } from '../storage-keys';

/**
 * The device is empty at once; then the provider is told, if it can be reached. If not, that stays owed, and this page
 * stays where it is: without a network another one might be the browser's error.
 */
export const leaveProvider = async (core: SessionCore): Promise<SessionState> => {
  const { account, signOutDebt } = core;
  core.leaving = true;
  core.account = null;
  core.move({ status: 'redirecting' });
  clearAllStorage();
  try {
    const opened = (await core.isReachable()) && (await core.open().catch(() => null));
    if (opened) {
      const { client } = opened;
      // An answer that nobody waits for any more would stand in the way of leaving.
      await client.handleRedirectPromise({ navigateToLoginRequestUrl: false }).catch(() => null);
      await client.clearCache();
      clearAllStorage();
      sessionStorage.setItem(SIGNING_OUT_KEY, 'true');
      await client.logoutRedirect({ account, postLogoutRedirectUri: landingPage() });
      return core.state.get();
    }
  } catch (error) {
    window.stop();
    // Where no redirect is possible at all, asking who it is at the next sign-in is what is left.
    if (!isNetworkFailure(error)) await signOutDebt.set('paid');
  }
  sessionStorage.removeItem(SIGNING_OUT_KEY);
  history.replaceState(null, '', landingPage());
  core.leaving = false;
  return core.move({ status: 'signed-out', owed: signOutDebt.get() === 'owed' });
};
