import type { AppConfig } from '#contract/app-config';
import { LOCAL_CLIENT_ID, LOCAL_ISSUER_BASE, LOCAL_TENANT_ID } from './accounts';

/** What the app needs to sign in here. MSAL insists on https for the authority, which is only a label; it calls the metadata's addresses. */
export const localIdentityConfig = (publicOrigin: string): AppConfig['identity'] => {
  const { host } = new URL(publicOrigin);
  const base = `${publicOrigin}/idp/common`;
  return {
    clientId: LOCAL_CLIENT_ID,
    authority: `https://${host}/idp/common`,
    graphMe: `${publicOrigin}/idp/graph/v1.0/me`,
    knownAuthorities: [host],
    authorityMetadata: JSON.stringify({
      authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
      token_endpoint: `${base}/oauth2/v2.0/token`,
      end_session_endpoint: `${base}/oauth2/v2.0/logout`,
      jwks_uri: `${base}/discovery/v2.0/keys`,
      issuer: `${LOCAL_ISSUER_BASE}/${LOCAL_TENANT_ID}/v2.0`,
    }),
  };
};
