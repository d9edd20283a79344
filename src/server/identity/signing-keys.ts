import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type CryptoKey,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose';

/** The keys could not be fetched: nothing is known about the token, so nobody may be signed out for it. */
export class KeysUnreachableError extends Error {
  override name = 'KeysUnreachableError';
}

export type SigningKeys = {
  find: (header: JWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>;
  /** The issuer that a key is marked for; Entra's may hold `{tenantid}`. */
  issuerOf: (kid: string | undefined) => string | undefined;
};

const issuerIn = (set: JSONWebKeySet | undefined, kid: string | undefined) => {
  const key = set?.keys.find((jwk) => jwk.kid === kid);
  const issuer: unknown = key && 'issuer' in key ? key.issuer : undefined;
  return typeof issuer === 'string' ? issuer : undefined;
};

export const localKeys = (set: JSONWebKeySet): SigningKeys => {
  const keys = createLocalJWKSet(set);
  return { find: keys, issuerOf: (kid) => issuerIn(set, kid) };
};

/** What jose says of the token, not of the way to the keys. */
const isTokensFault = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;

export const remoteKeys = (url: string): SigningKeys => {
  // Microsoft rolls keys rarely and publishes them ahead; an unknown key id fetches afresh at once.
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: 12 * 3_600_000,
    timeoutDuration: 4000,
  });
  return {
    find: async (header, token) => {
      try {
        return await keys(header, token);
      } catch (error) {
        if (isTokensFault(error)) throw error;
        throw new KeysUnreachableError('Signing keys unreachable', { cause: error });
      }
    },
    issuerOf: (kid) => issuerIn(keys.jwks(), kid),
  };
};
