import {
  LOCAL_CLIENT_ID,
  LOCAL_ISSUER_BASE,
  LOCAL_TENANT_ID,
} from '../../../src/server/identity/local-idp/accounts';
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
