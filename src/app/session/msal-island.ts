import {
  BrowserCacheLocation,
  InteractionRequiredAuthError,
  PublicClientApplication,
  type Configuration,
  type IPublicClientApplication,
} from '@azure/msal-browser';
import type { AppConfig } from '#contract/app-config';
import type { Msal } from './msal';

/** MSAL is a third of the app's weight, so only this module and `msal-account.tsx` touch it, and both are loaded late. */
const configuration = ({ identity }: AppConfig): Configuration => ({
  auth: {
    clientId: identity.clientId,
    authority: identity.authority,
    knownAuthorities: identity.knownAuthorities,
    ...(identity.authorityMetadata && { authorityMetadata: identity.authorityMetadata }),
    redirectUri: `${location.origin}/auth/redirect.html`,
    postLogoutRedirectUri: `${location.origin}/checkbooking`,
  },
  cache: { cacheLocation: BrowserCacheLocation.LocalStorage },
  system: { tokenRenewalOffsetSeconds: 3600 },
});

let instance: IPublicClientApplication | undefined;

export const openMsal = async (config: AppConfig): Promise<Msal> => {
  instance = new PublicClientApplication(configuration(config));
  await instance.initialize();
  return {
    client: instance,
    needsInteraction: (error) => error instanceof InteractionRequiredAuthError,
  };
};

/** For `MsalProvider`: undefined until the session has opened MSAL. */
export const openedMsal = (): IPublicClientApplication | undefined => instance;
