import type { AccountInfo, AuthenticationResult } from '@azure/msal-browser';
import type { AppConfig } from '#contract/app-config';
import { isRejectedUsername } from '#domain/access/rejected-domain';
import { OfflineError } from '../api/errors';
import { createStore } from '../ui/store';
import { afterFirstPaint } from './after-first-paint';
import { clearAllStorage, clearStorageButDrafts } from './clear-storage';
import { isServerReachable } from './is-server-reachable';
import { errorCodeOf, isNetworkFailure, signInScopes, type Msal } from './msal';
import { createMsalLoader, type OpenMsal } from './msal-loader';
import { hasSignInAnswer } from './msal-storage';
import { readProfile } from './read-profile';
import {
  isSamePerson,
  noteSignedOutElsewhere,
  readRememberedAccount,
  rememberAccount,
  takeSignedOutElsewhere,
} from './remembered-account';
import {
  NoTokensError,
  type Account,
  type Session,
  type SessionState,
  type TokenPair,
} from './session';
import {
  currentDeepLink,
  readSignInState,
  stripLogoutState,
  writeSignInState,
} from './sign-in-state';
import { createTokenKeeper } from './token-keeper';

type Deps = {
  config: AppConfig;
  openMsal: OpenMsal;
  /** What must be written before logout empties the storage. */
  beforeSignOut?: () => Promise<void>;
};

/** A 401 this soon after signing in because of a 401 is its consequence; later, it is a new one. */
const REFUSED_AGAIN_MS = 60_000;
const MAX_REFUSED = 2;

const accountOf = ({ username, name, tenantId, localAccountId }: AccountInfo): Account => ({
  username,
  name: name ?? username,
  tid: tenantId,
  oid: localAccountId,
});

export const createMsalSession = ({ config, openMsal, beforeSignOut }: Deps): Session => {
  const { clientId, graphMe } = config.identity;
  const state = createStore<SessionState>({ status: 'starting' });
  const keeper = createTokenKeeper(clientId);
  const landing = `${location.origin}/checkbooking`;
  let account: AccountInfo | null = null;
  let returnTo: string | undefined;
  let refused = { times: 0, at: 0 };
  /** After a failed answer, and right after a good one, another redirect by itself could go round for ever. */
  let mayRedirect = true;
  let leaving = false;

  stripLogoutState();

  const move = (next: SessionState): SessionState => {
    state.set(next);
    return next;
  };

  const fail = (error: unknown, account?: AccountInfo | null): SessionState => {
    leaving = false;
    if (!isNetworkFailure(error)) return move({ status: 'failed', errorCode: errorCodeOf(error) });
    return account ? admit(accountOf(account), true) : move({ status: 'offline' });
  };

  const admit = (person: Account, stale: boolean): SessionState => {
    const domain = config.rejectedDomain;
    if (isRejectedUsername(person.username, domain)) {
      return move({ status: 'rejected', account: person, domain });
    }
    const now = state.get();
    const same =
      now.status === 'signed-in' && now.stale === stale && isSamePerson(now.account, person);
    return same ? now : move({ status: 'signed-in', account: person, stale });
  };

  const open = createMsalLoader(config, openMsal, () => {
    if (leaving) return;
    noteSignedOutElsewhere();
    location.reload();
  });

  /** Leaves for the provider; comes back on the landing route with the deep link in `state`. */
  const redirect = async (
    { client }: Msal,
    to: string | undefined,
    times = 0,
  ): Promise<SessionState> => {
    leaving = true;
    move({ status: 'redirecting' });
    const request = {
      scopes: signInScopes,
      state: writeSignInState({ to, refused: times }),
      redirectStartPage: landing,
    };
    try {
      if (account) await client.acquireTokenRedirect({ ...request, account });
      else await client.loginRedirect(request);
      return state.get();
    } catch (error) {
      console.error('Login check error', errorCodeOf(error));
      return fail(error, account);
    }
  };

  const signInAnew = async (opened: Msal, to: string | undefined): Promise<SessionState> => {
    if (!account) {
      if (!(await isServerReachable(config.apiHost))) return move({ status: 'offline' });
      clearStorageButDrafts();
    }
    return redirect(opened, to);
  };

  const acquire = async (): Promise<TokenPair> => {
    const signedIn = account;
    // Signed in by what the device remembers: MSAL itself could not be loaded.
    if (!signedIn) throw new OfflineError();
    const opened = await open();
    try {
      const pair = await keeper.renew((forceRefresh) =>
        opened.client.acquireTokenSilent({ scopes: signInScopes, account: signedIn, forceRefresh }),
      );
      mayRedirect = true;
      if (!leaving) admit(accountOf(signedIn), false);
      return pair;
    } catch (error) {
      console.error('Error acquiring token', errorCodeOf(error));
      if (leaving) throw new NoTokensError();
      if (opened.needsInteraction(error)) {
        if (mayRedirect) void redirect(opened, currentDeepLink(location));
        else move({ status: 'failed', errorCode: errorCodeOf(error) });
        throw new NoTokensError();
      }
      admit(accountOf(signedIn), true);
      throw isNetworkFailure(error) ? new OfflineError(error) : new NoTokensError();
    }
  };

  const welcome = (opened: Msal, found: AccountInfo): SessionState => {
    account = found;
    opened.client.setActiveAccount(found);
    rememberAccount(accountOf(found));
    const next = admit(accountOf(found), false);
    if (next.status === 'signed-in') {
      acquire().then(
        ({ accessToken }) => readProfile(graphMe, accessToken),
        () => undefined,
      );
    }
    return next;
  };

  let finding: Promise<SessionState> | null = null;
  const find = () => (finding ??= findAccount());

  const findAccount = async (): Promise<SessionState> => {
    const remembered = readRememberedAccount();
    let opened: Msal;
    try {
      opened = await open();
    } catch (error) {
      console.error('Login check error', errorCodeOf(error));
      finding = null;
      return remembered ? admit(remembered, true) : move({ status: 'offline' });
    }
    const { client } = opened;
    let answer: AuthenticationResult | null = null;
    let failure: unknown;
    try {
      answer = await client.handleRedirectPromise({ navigateToLoginRequestUrl: false });
      mayRedirect = answer === null;
    } catch (error) {
      console.error('Login check error', errorCodeOf(error));
      failure = error;
      mayRedirect = false;
    }
    const brought = readSignInState(answer?.state);
    returnTo = brought.to;
    refused = { times: brought.refused, at: Date.now() };
    const found = answer?.account ?? client.getActiveAccount() ?? client.getAllAccounts()[0];
    if (found) return welcome(opened, found);
    return failure === undefined ? signInAnew(opened, currentDeepLink(location)) : fail(failure);
  };

  const begin = (): Promise<SessionState> => {
    if (takeSignedOutElsewhere()) return Promise.resolve(move({ status: 'signed-out' }));
    const remembered = readRememberedAccount();
    if (!remembered || hasSignInAnswer(clientId)) return find();
    finding = afterFirstPaint().then(findAccount);
    return Promise.resolve(admit(remembered, false));
  };

  let started: Promise<SessionState> | null = null;
  const start = () => (started ??= begin());

  const signIn = async (to = currentDeepLink(location)): Promise<void> => {
    if (leaving) return;
    try {
      await signInAnew(await open(), to);
    } catch (error) {
      fail(error, account);
    }
  };

  return {
    state,
    start,
    signIn,
    takeReturnTo: () => {
      const to = returnTo;
      returnTo = undefined;
      return to;
    },

    tokens: async () => {
      await start();
      const kept = leaving ? null : keeper.current();
      if (kept) return kept;
      await find();
      if (state.get().status !== 'signed-in') throw new NoTokensError();
      return acquire();
    },

    signInByPopup: async () => {
      try {
        const opened = await open();
        const answer = await opened.client.loginPopup({ scopes: signInScopes });
        welcome(opened, answer.account);
      } catch (error) {
        console.error('Login check error', errorCodeOf(error));
        fail(error, account);
      }
    },

    handleUnauthorised: async () => {
      // Requests in flight together are refused together: the first one leaves for all.
      if (leaving || state.get().status !== 'signed-in') return;
      leaving = true;
      move({ status: 'redirecting' });
      const again = Date.now() - refused.at < REFUSED_AGAIN_MS;
      const times = again ? refused.times + 1 : 1;
      account = null;
      keeper.forget();
      const opened = await open().catch(() => null);
      await opened?.client.clearCache().catch(() => undefined);
      clearStorageButDrafts();
      if (!opened || times >= MAX_REFUSED) fail({ errorCode: 'refused_again' });
      else await redirect(opened, currentDeepLink(location), times);
    },

    signOut: async () => {
      if (leaving) return;
      leaving = true;
      move({ status: 'redirecting' });
      keeper.forget();
      await beforeSignOut?.().catch(() => undefined);
      const opened = await open().catch(() => null);
      await opened?.client.clearCache().catch(() => undefined);
      clearAllStorage();
      try {
        if (!opened || !navigator.onLine) throw new OfflineError();
        await opened.client.logoutRedirect({ account, postLogoutRedirectUri: landing });
      } catch {
        location.assign(landing);
      }
    },
  };
};
