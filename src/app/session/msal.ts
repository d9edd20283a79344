import type { IPublicClientApplication } from '@azure/msal-browser';

/** The part of MSAL that the session stands on, small enough for a test to play it. */
export type MsalClient = Pick<
  IPublicClientApplication,
  | 'acquireTokenRedirect'
  | 'acquireTokenSilent'
  | 'clearCache'
  | 'getActiveAccount'
  | 'getAllAccounts'
  | 'handleRedirectPromise'
  | 'loginPopup'
  | 'loginRedirect'
  | 'logoutRedirect'
  | 'setActiveAccount'
>;

export type Msal = {
  client: MsalClient;
  needsInteraction: (error: unknown) => boolean;
};

export const signInScopes = ['openid', 'profile', 'User.Read'];

/** MSAL's messages change between versions and may carry the account; its codes do neither. */
export const errorCodeOf = (error: unknown): string =>
  typeof error === 'object' &&
  error !== null &&
  'errorCode' in error &&
  typeof error.errorCode === 'string'
    ? error.errorCode
    : 'unknown';

const networkCodes: ReadonlySet<string> = new Set([
  'no_network_connectivity',
  'network_error',
  'get_request_failed',
  'post_request_failed',
  'endpoints_resolution_error',
  'openid_config_error',
  'timed_out',
]);

export const isNetworkFailure = (error: unknown): boolean =>
  !navigator.onLine || networkCodes.has(errorCodeOf(error));
