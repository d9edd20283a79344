import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { isRejectedUsername } from '#domain/access/rejected-domain';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Account } from './account';
import { KeysUnreachableError, type SigningKeys } from './signing-keys';

export type VerifyToken = (idToken: string) => Promise<Outcome<Account>>;

export type TokenRules = {
  keys: SigningKeys;
  clientId: string;
  /** Before `/{tid}/v2.0`. */
  issuerBase: string;
  tenants: readonly string[];
  rejectedDomain: string;
  now: () => Date;
};

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CACHE_SECONDS = 300;
const CACHE_SIZE = 5000;

const text = (payload: JWTPayload, claim: string): string | undefined => {
  const value = payload[claim];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const rolesIn = ({ roles }: JWTPayload): string[] =>
  Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];

const accountOf = (payload: JWTPayload): Account | undefined => {
  const tid = text(payload, 'tid');
  const oid = text(payload, 'oid');
  const username = text(payload, 'preferred_username');
  if (!tid || !oid || !username || !GUID.test(oid) || payload['ver'] !== '2.0') return undefined;
  return {
    tid: tid.toLowerCase(),
    oid: oid.toLowerCase(),
    username,
    name: text(payload, 'name') ?? username,
    roles: rolesIn(payload),
    issuedAt: payload.iat ?? 0,
    endsAt: payload.exp ?? 0,
  };
};

export const createVerifyToken = (rules: TokenRules): VerifyToken => {
  const tenants = new Set(rules.tenants.map((tenant) => tenant.toLowerCase()));
  const known = new Map<string, { outcome: Outcome<Account>; until: number }>();

  const judge = (account: Account): Outcome<Account> =>
    !tenants.has(account.tid) || isRejectedUsername(account.username, rules.rejectedDomain)
      ? refuse('account_not_allowed')
      : done(account);

  const verify = async (idToken: string): Promise<{ outcome: Outcome<Account>; exp: number }> => {
    const tid = text(decodeJwt(idToken), 'tid');
    if (!tid || !GUID.test(tid)) return { outcome: refuse('not_signed_in'), exp: 0 };
    const issuer = `${rules.issuerBase}/${tid}/v2.0`;
    const { payload } = await jwtVerify(idToken, rules.keys.find, {
      algorithms: ['RS256'],
      audience: rules.clientId,
      issuer,
      clockTolerance: 60,
      requiredClaims: ['exp', 'iat', 'sub', 'tid', 'oid', 'ver', 'preferred_username'],
      currentDate: rules.now(),
    });
    const keyIssuer = rules.keys.issuerOf(decodeProtectedHeader(idToken).kid);
    const account = accountOf(payload);
    if (!account || (keyIssuer && keyIssuer.replace('{tenantid}', tid) !== issuer)) {
      return { outcome: refuse('not_signed_in'), exp: 0 };
    }
    return { outcome: judge(account), exp: payload.exp ?? 0 };
  };

  return async (idToken) => {
    const now = rules.now().getTime() / 1000;
    const hash = createHash('sha256').update(idToken).digest('base64');
    const remembered = known.get(hash);
    if (remembered && remembered.until > now) return remembered.outcome;
    known.delete(hash);
    try {
      const { outcome, exp } = await verify(idToken);
      if (exp > now) {
        if (known.size >= CACHE_SIZE) known.clear();
        known.set(hash, { outcome, until: Math.min(exp, now + CACHE_SECONDS) });
      }
      return outcome;
    } catch (error) {
      if (error instanceof KeysUnreachableError) return refuse('temporarily_unavailable');
      if (error instanceof errors.JOSEError || error instanceof TypeError)
        return refuse('not_signed_in');
      throw error;
    }
  };
};
