import {
  LOCAL_CLIENT_ID,
  LOCAL_ISSUER_BASE,
  LOCAL_TENANT_ID,
} from '../../../src/server/identity/local-idp/accounts';
import type { Account } from '../../../src/server/identity/account';
import type { SigningKey } from '../../../src/server/identity/local-idp/signing-key';
import { localKeys } from '../../../src/server/identity/signing-keys';
import { createVerifyToken } from '../../../src/server/identity/verify-token';

export const rejectedDomain = 'corp.siamparts.example';

/** Takes the tokens that are signed with this key. */
export const verifyHere = (key: SigningKey) =>
  createVerifyToken({
    keys: localKeys(key.publicKeys),
    clientId: LOCAL_CLIENT_ID,
    issuerBase: LOCAL_ISSUER_BASE,
    tenants: [LOCAL_TENANT_ID],
    rejectedDomain,
    now: () => new Date(),
  });

/** Of whoever is only named, where signing in is not what is tried. */
export const accountNamed = (tid: string, name: string): Account => ({
  tid,
  oid: name,
  username: name,
  name: '',
  roles: [],
  issuedAt: 0,
  endsAt: Number.MAX_SAFE_INTEGER,
});
