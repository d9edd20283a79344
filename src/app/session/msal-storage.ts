/**
 * What is read from MSAL's own storage: its names are not part of its API, so they stand here alone and
 * `msal-storage.test.ts` checks them against the installed version.
 */

/** Left by the redirect bridge for `handleRedirectPromise`: a sign-in answer waits to be used. */
export const hasSignInAnswer = (clientId: string): boolean =>
  sessionStorage.getItem(`msal.${clientId}.urlHash`) !== null ||
  (/[#&](code|error)=/.test(location.hash) && /[#&]state=/.test(location.hash));

const hasCredential = (type: 'idtoken' | 'accesstoken', clientId: string): boolean =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).some((key) =>
    key?.toLowerCase().includes(`|${type}|${clientId.toLowerCase()}|`),
  );

export const hasBothTokens = (clientId: string): boolean =>
  hasCredential('idtoken', clientId) && hasCredential('accesstoken', clientId);
