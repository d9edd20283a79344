import { createHash } from 'node:crypto';

export const LOCAL_TENANT_ID = '5f3c1b0e-7a54-4d0c-9f63-1a2b3c4d5e6f';
export const LOCAL_CLIENT_ID = 'c1d2e3f4-0a1b-4c2d-8e3f-405162738495';

/** Only a name: MSAL wants https, and tokens stay valid when the port changes. */
export const LOCAL_ISSUER_BASE = 'https://localhost/idp';

/** The same account has the same id on every machine and after every reset of the data directory. */
export const oidOf = (email: string): string => {
  const hex = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
