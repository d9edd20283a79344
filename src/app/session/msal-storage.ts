import type { Account, TokenPair } from './session';

/**
 * What is read from MSAL's own storage: its names are not part of its API, so they stand here alone and
 * `msal-storage.test.ts` checks them against the installed version.
 */

/** Left by the redirect bridge for `handleRedirectPromise`: a sign-in answer waits to be used. */
export const hasSignInAnswer = (clientId: string): boolean =>
  sessionStorage.getItem(`msal.${clientId}.urlHash`) !== null ||
  (/[#&](code|error)=/.test(location.hash) && /[#&]state=/.test(location.hash));

const credentialsOf = (type: 'idtoken' | 'accesstoken', clientId: string): string[] =>
  Object.keys(localStorage).filter((key) =>
    key.toLowerCase().includes(`|${type}|${clientId.toLowerCase()}|`),
  );

export const hasBothTokens = (clientId: string): boolean =>
  credentialsOf('idtoken', clientId).length > 0 &&
  credentialsOf('accesstoken', clientId).length > 0;

const endOf = (jwt: string): number => {
  const payload = jwt.split('.')[1] ?? '';
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
  return 'exp' in claims ? Number(claims.exp) : 0;
};

/** Of whoever stays signed in the secrets lie open; of others MSAL alone can read them. */
const secretOf = (
  type: 'idtoken' | 'accesstoken',
  clientId: string,
  { oid, tid }: Pick<Account, 'oid' | 'tid'>,
): string | undefined =>
  credentialsOf(type, clientId)
    .map((key) => JSON.parse(localStorage[key] as string) as Record<string, string | undefined>)
    .find(({ homeAccountId }) => homeAccountId === `${oid}.${tid}`)?.['secret'];

/** An id token this close to its end is renewed before it is sent. */
const MIN_LIFE_S = 60;

export const isYoung = (endsAtS: number): boolean => endsAtS - Date.now() / 1000 >= MIN_LIFE_S;

/** The pair, while its id token is young, and the second in which that ends; without waiting for MSAL. */
export const readTokens = (
  clientId: string,
  account: Pick<Account, 'oid' | 'tid'>,
): { pair: TokenPair; endsAtS: number } | null => {
  try {
    const idToken = secretOf('idtoken', clientId, account);
    const accessToken = secretOf('accesstoken', clientId, account);
    if (!idToken || !accessToken) return null;
    const endsAtS = endOf(idToken);
    return isYoung(endsAtS) ? { pair: { idToken, accessToken }, endsAtS } : null;
  } catch {
    return null;
  }
};
