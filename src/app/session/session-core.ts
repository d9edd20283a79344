import type { AccountInfo } from '@azure/msal-browser';
import type { AppConfig } from '#contract/app-config';
import { isRejectedUsername } from '#domain/access/rejected-domain';
import { createStore, type ReadableStore } from '../ui/store';
import { errorCodeOf, isNetworkFailure, type Msal } from './msal';
import { isServerReachable } from './is-server-reachable';
import { isSamePerson } from './remembered-account';
import type { Account, SessionState, Stale } from './session';
import type { SignOutDebt } from './sign-out-debt';

type OpenMsal = (config: AppConfig) => Promise<Msal>;

/** Opens MSAL once, and again only when that failed. */
const createMsalLoader = (config: AppConfig, openMsal: OpenMsal): (() => Promise<Msal>) => {
  let opening: Promise<Msal> | null = null;

  const open = async (): Promise<Msal> => {
    try {
      return await openMsal(config);
    } catch (error) {
      opening = null;
      throw error;
    }
  };

  return () => (opening ??= open());
};

export const accountOf = ({ username, name, tenantId, localAccountId }: AccountInfo): Account => ({
  username,
  name: name ?? username,
  tid: tenantId,
  oid: localAccountId,
});

export type CoreDeps = {
  config: AppConfig;
  openMsal: OpenMsal;
  signOutDebt: SignOutDebt;
  /** Our server was asked in vain: somebody should look when it is there again. */
  onUnreachable?: () => void;
};

/** What the steps of a sign-in share. */
export type SessionCore = {
  config: AppConfig;
  signOutDebt: SignOutDebt;
  /** Whether leaving this page would lead anywhere: a Wi-Fi can be on and dead. */
  isReachable: () => Promise<boolean>;
  state: ReadableStore<SessionState>;
  open: () => Promise<Msal>;
  /** MSAL's own record of who is signed in. */
  account: AccountInfo | null;
  /** This page is on its way out, to the provider: nothing may begin any more. */
  leaving: boolean;
  move: (next: SessionState) => SessionState;
  /** Lets somebody in, unless the account is one of the rejected domain. */
  admit: (person: Account, stale: Stale) => SessionState;
  /** The provider gave no usable answer, or none at all. */
  fail: (error: unknown) => SessionState;
};

export const createSessionCore = ({
  config,
  openMsal,
  signOutDebt,
  onUnreachable,
}: CoreDeps): SessionCore => {
  const state = createStore<SessionState>({ status: 'starting' });

  const core: SessionCore = {
    config,
    signOutDebt,
    isReachable: async () => {
      const answered = await isServerReachable(config.apiHost);
      if (!answered) onUnreachable?.();
      return answered;
    },
    state,
    open: createMsalLoader(config, openMsal),
    account: null,
    leaving: false,

    move: (next) => {
      state.set(next);
      return next;
    },

    admit: (person, stale) => {
      const domain = config.rejectedDomain;
      if (isRejectedUsername(person.username, domain)) {
        return core.move({ status: 'rejected', account: person, domain });
      }
      const now = state.get();
      const same =
        now.status === 'signed-in' && now.stale === stale && isSamePerson(now.account, person);
      return same ? now : core.move({ status: 'signed-in', account: person, stale });
    },

    fail: (error) => {
      core.leaving = false;
      if (!isNetworkFailure(error)) {
        return core.move({ status: 'failed', errorCode: errorCodeOf(error) });
      }
      return core.account
        ? core.admit(accountOf(core.account), 'away')
        : core.move({ status: 'offline' });
    },
  };
  return core;
};
