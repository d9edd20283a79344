import type { AccountInfo, AuthenticationResult } from '@azure/msal-browser';
import type { AppConfig } from '#contract/app-config';
import type { Msal, MsalClient } from '../../src/app/session/msal';

/** For tests: MSAL's client without a provider behind it. It keeps credentials in local storage as the real one does. */
export const testConfig = {
  apiHost: '/api',
  version: '1.2.3',
  identity: {
    clientId: 'c1d2e3f4-0a1b-4c2d-8e3f-405162738495',
    authority: 'https://localhost:4500/idp/common',
    graphMe: '/idp/graph/me',
    knownAuthorities: ['localhost:4500'],
    authorityMetadata: JSON.stringify({
      authorization_endpoint: 'http://localhost:4500/idp/authorize',
      token_endpoint: 'http://localhost:4500/idp/token',
      end_session_endpoint: 'http://localhost:4500/idp/logout',
      jwks_uri: 'http://localhost:4500/idp/keys',
      issuer: 'https://idp.example/tid-1/v2.0',
    }),
  },
  rejectedDomain: 'corp.siamparts.example',
} satisfies AppConfig;

export const somchai: AccountInfo = {
  homeAccountId: 'oid-1.tid-1',
  environment: 'localhost:4500',
  tenantId: 'tid-1',
  localAccountId: 'oid-1',
  username: 'somchai@siamparts.example',
  name: 'Somchai Jaidee',
};

export class FakeAuthError extends Error {
  readonly errorCode: string;
  constructor(errorCode: string) {
    super(`${errorCode}: words that change between versions`);
    this.errorCode = errorCode;
  }
}

const interactive = new Set(['interaction_required', 'login_required', 'consent_required']);

const resultFor = (account: AccountInfo, lifeS: number, state?: string): AuthenticationResult => ({
  account,
  authority: testConfig.identity.authority,
  uniqueId: account.localAccountId,
  tenantId: account.tenantId,
  scopes: ['openid'],
  idToken: 'the-id-token',
  accessToken: 'the-access-token',
  idTokenClaims: { exp: Date.now() / 1000 + lifeS },
  fromCache: false,
  expiresOn: new Date(Date.now() + lifeS * 1000),
  tokenType: 'Bearer',
  correlationId: 'c',
  ...(state !== undefined && { state }),
});

export const createFakeMsal = (signedIn: AccountInfo | null) => {
  const calls: { name: string; request: unknown }[] = [];
  const fake = {
    account: signedIn,
    /** Thrown by the next silent acquisitions. */
    silentError: null as unknown,
    /** `idtoken`: MSAL's cache answers with an access token alone; `always`: the provider's answer is not kept at all. */
    forgets: undefined as 'idtoken' | 'always' | undefined,
    /** The next silent acquisitions wait for it. */
    silently: Promise.resolve(),
    redirectError: null as unknown,
    /** The answer that the bridge left for this page. */
    answerState: undefined as string | undefined,
    answerError: null as unknown,
    idTokenLifeS: 3600,
    calls,
    named: (name: string) => calls.filter((call) => call.name === name).map((call) => call.request),
  };

  const storeCredentials = () => {
    const clientId = testConfig.identity.clientId;
    for (const [type, secret] of [
      ['IdToken', 'the-id-token'],
      ['AccessToken', 'the-access-token'],
    ] as const) {
      const key = `msal.3|oid-1.tid-1|localhost|${type.toLowerCase()}|${clientId}|tid-1|||`;
      localStorage.setItem(key, JSON.stringify({ credentialType: type, secret }));
    }
  };

  const note = (name: string, request?: unknown) => calls.push({ name, request });
  const leave = async (name: string, request: unknown) => {
    note(name, request);
    if (fake.redirectError) throw fake.redirectError;
  };

  const client: MsalClient = {
    handleRedirectPromise: async () => {
      note('handleRedirectPromise');
      if (fake.answerError) throw fake.answerError;
      if (fake.answerState === undefined || !fake.account) return null;
      storeCredentials();
      return resultFor(fake.account, fake.idTokenLifeS, fake.answerState);
    },
    getActiveAccount: () => null,
    getAllAccounts: () => (fake.account ? [fake.account] : []),
    setActiveAccount: () => undefined,
    acquireTokenSilent: async (request) => {
      note('acquireTokenSilent', request);
      await fake.silently;
      if (fake.silentError) throw fake.silentError;
      const result = resultFor(
        request.account ?? somchai,
        request.forceRefresh ? 3600 : fake.idTokenLifeS,
      );
      if (fake.forgets === 'always') return result;
      if (fake.forgets === 'idtoken' && !request.forceRefresh) return { ...result, idToken: '' };
      storeCredentials();
      return result;
    },
    acquireTokenRedirect: (request) => leave('acquireTokenRedirect', request),
    loginRedirect: (request) => leave('loginRedirect', request),
    loginPopup: async (request) => {
      note('loginPopup', request);
      storeCredentials();
      fake.account = somchai;
      return resultFor(somchai, fake.idTokenLifeS);
    },
    logoutRedirect: (request) => leave('logoutRedirect', request),
    clearCache: async () => {
      note('clearCache');
    },
  };

  const msal: Msal = {
    client,
    needsInteraction: (error) => error instanceof FakeAuthError && interactive.has(error.errorCode),
  };
  return Object.assign(fake, { openMsal: async () => msal });
};
