import type { AccountInfo, AuthenticationResult } from '@azure/msal-browser';
import { loadOnce } from '../api/load-endpoint';
import { afterFirstPaint, atRest } from './after-first-paint';
import { clearStorageButDrafts } from './clear-storage';
import { chosenByHand, goToProvider, signInAnew } from './go-to-provider';
import { leaveProvider } from './leave-provider';
import { errorCodeOf, signInScopes, type Msal } from './msal';
import { hasSignInAnswer } from './msal-storage';
import { readRememberedAccount, rememberAccount } from './remembered-account';
import { readProfile } from './read-profile';
import { NoTokensError, type Session, type SessionState } from './session';
import { accountOf, createSessionCore, type CoreDeps } from './session-core';
import { currentDeepLink, readSignInState, stripLogoutState } from './sign-in-state';
import { createTokenKeeper } from './token-keeper';

type Deps = CoreDeps & {
  /** What must be safe before logout empties the storage. */
  beforeSignOut?: () => Promise<void>;
};

/** A 401 this soon after signing in because of a 401 is its consequence; later, it is a new one. */
const REFUSED_AGAIN_MS = 60_000;
const MAX_REFUSED = 2;

export const createMsalSession = ({ beforeSignOut, ...deps }: Deps): Session => {
  const { clientId, graphMe } = deps.config.identity;
  const { signOutDebt } = deps;
  const core = createSessionCore(deps);
  const keeper = createTokenKeeper(clientId);
  /** With MSAL only: it comes when that does. */
  const openSource = loadOnce(async () =>
    (await import('./acquire-tokens')).createTokenSource(core, keeper),
  );
  const acquire = async () => (await openSource()).acquire();
  let returnTo: string | undefined;
  let refused = { times: 0, at: 0 };

  // Before the router reads the address.
  stripLogoutState();

  const becomeNobody = () => {
    core.account = null;
    keeper.forget();
    core.move({ status: 'signed-out', owed: false });
  };

  // Only a logout clears the whole storage, and only other tabs hear of it: this one must not win the session back.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null || core.state.get().status !== 'signed-in') return;
    becomeNobody();
    void Promise.allSettled([signOutDebt.restore(), beforeSignOut?.()]);
  });

  const welcome = (opened: Msal, found: AccountInfo): SessionState => {
    core.account = found;
    // What is on the device is never taken while something is owed, so this is a sign-in by hand.
    if (signOutDebt.get()) void signOutDebt.set(undefined);
    opened.client.setActiveAccount(found);
    rememberAccount(accountOf(found));
    // From here on MSAL says which tokens are good.
    keeper.forget();
    const next = core.admit(accountOf(found), false);
    if (next.status === 'signed-in') {
      acquire().then(
        ({ accessToken }) => readProfile(graphMe, accessToken),
        () => undefined,
      );
    }
    return next;
  };

  /** A logout was quicker than the look for who is here. */
  const hasLeft = () => signOutDebt.get() === 'owed';

  let finding: Promise<SessionState> | null = null;
  const find = () => (finding ??= findAccount());

  const findAccount = async (): Promise<SessionState> => {
    let opened: Msal;
    try {
      opened = await core.open();
    } catch (error) {
      console.error('Login check error', errorCodeOf(error));
      finding = null;
      if (hasLeft()) return core.state.get();
      const remembered = readRememberedAccount();
      return remembered ? core.admit(remembered, 'away') : core.move({ status: 'offline' });
    }
    const { client } = opened;
    let answer: AuthenticationResult | null = null;
    let failure: { error: unknown } | null = null;
    try {
      answer = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
    } catch (error) {
      console.error('Login check error', errorCodeOf(error));
      failure = { error };
    }
    if (hasLeft()) return core.state.get();
    if (answer ?? failure) (await openSource()).forbidRedirect();
    const brought = readSignInState(answer?.state);
    returnTo = brought.to;
    refused = { times: brought.refused, at: Date.now() };
    const left = signOutDebt.get()
      ? null
      : (client.getActiveAccount() ?? client.getAllAccounts()[0]);
    const found = answer?.account ?? left;
    if (found) return welcome(opened, found);
    if (failure) return core.fail(failure.error);
    return signInAnew(core, opened, currentDeepLink(location));
  };

  /** With good tokens at hand MSAL comes after what the person wants to see. */
  const findLater = async () => {
    await atRest();
    if (core.state.get().status === 'signed-in') await find();
  };

  const begin = (): Promise<SessionState> => {
    if (hasLeft()) return leaveProvider(core);
    const remembered = signOutDebt.get() ? null : readRememberedAccount();
    if (!remembered || hasSignInAnswer(clientId)) return find();
    if (keeper.adopt(remembered)) void findLater();
    else finding = afterFirstPaint().then(findAccount);
    return Promise.resolve(core.admit(remembered, false));
  };

  let started: Promise<SessionState> | null = null;
  const start = () => (started ??= begin());

  return {
    state: core.state,
    start,

    takeReturnTo: () => {
      const to = returnTo;
      returnTo = undefined;
      return to;
    },

    tokens: async () => {
      await start();
      if (core.state.get().status !== 'signed-in') throw new NoTokensError();
      const kept = keeper.current();
      if (kept) return kept;
      await find();
      // Somebody has emptied the storage under an open page: nobody is here any more, whatever the provider remembers.
      if (core.state.get().status === 'signed-in' && !readRememberedAccount()) becomeNobody();
      if (core.state.get().status !== 'signed-in') throw new NoTokensError();
      return acquire();
    },

    signIn: async (to = currentDeepLink(location)) => {
      if (core.leaving) return;
      await signOutDebt.restore();
      if (hasLeft()) {
        await leaveProvider(core);
        return;
      }
      // Somebody has signed in in another tab meanwhile: this one joins them.
      if (core.state.get().status === 'signed-out' && readRememberedAccount()) {
        location.reload();
        return;
      }
      try {
        await signInAnew(core, await core.open(), to);
      } catch {
        core.move({ status: 'offline' });
      }
    },

    signInByPopup: async () => {
      try {
        const opened = await core.open();
        if (!core.account) clearStorageButDrafts();
        const answer = await opened.client.loginPopup({
          scopes: signInScopes,
          ...chosenByHand(core),
        });
        welcome(opened, answer.account);
      } catch (error) {
        console.error('Login check error', errorCodeOf(error));
        core.fail(error);
      }
    },

    handleUnauthorised: async () => {
      // Requests in flight together are refused together: the first one leaves for all.
      if (core.leaving || core.state.get().status !== 'signed-in') return;
      core.leaving = true;
      core.move({ status: 'redirecting' });
      const times = Date.now() - refused.at < REFUSED_AGAIN_MS ? refused.times + 1 : 1;
      core.account = null;
      keeper.forget();
      const opened = await core.open().catch(() => null);
      await opened?.client.clearCache().catch(() => undefined);
      clearStorageButDrafts();
      if (opened && times < MAX_REFUSED) {
        await goToProvider(core, opened, currentDeepLink(location), times);
      } else {
        core.leaving = false;
        core.move({ status: 'failed', errorCode: 'refused_again' });
      }
    },

    signOut: async () => {
      if (core.leaving) return;
      core.leaving = true;
      core.move({ status: 'redirecting' });
      keeper.forget();
      await Promise.allSettled([signOutDebt.set('owed'), beforeSignOut?.()]);
      await leaveProvider(core);
    },
  };
};
