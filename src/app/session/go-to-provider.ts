import { clearStorageButDrafts } from './clear-storage';
import { errorCodeOf, signInScopes, type Msal } from './msal';
import type { SessionState } from './session';
import type { SessionCore } from './session-core';
import { writeSignInState } from './sign-in-state';

export const landingPage = (): string => `${location.origin}/checkbooking`;

/** After a logout the provider lets nobody in without asking who it is, whatever session it still has. */
export const chosenByHand = ({ signOutDebt }: SessionCore) =>
  signOutDebt.get() && { prompt: 'select_account' };

/** Leaves for the provider; the answer comes back on the landing route with the deep link in `state`. */
export const goToProvider = async (
  core: SessionCore,
  { client }: Msal,
  to: string | undefined,
  refused = 0,
): Promise<SessionState> => {
  core.leaving = true;
  core.move({ status: 'redirecting' });
  const request = {
    scopes: signInScopes,
    state: writeSignInState({ to, refused }),
    redirectStartPage: landingPage(),
  };
  try {
    if (core.account) await client.acquireTokenRedirect({ ...request, account: core.account });
    else await client.loginRedirect({ ...request, ...chosenByHand(core) });
    return core.state.get();
  } catch (error) {
    console.error('Login check error', errorCodeOf(error));
    return core.fail(error);
  }
};

/** With nobody signed in, what is left of the one before goes first, unless nobody would answer at the other end. */
export const signInAnew = async (
  core: SessionCore,
  opened: Msal,
  to: string | undefined,
): Promise<SessionState> => {
  if (!core.account) {
    if (!(await core.isReachable())) return core.move({ status: 'offline' });
    clearStorageButDrafts();
  }
  return goToProvider(core, opened, to);
};
