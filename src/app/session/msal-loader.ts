import type { AppConfig } from '#contract/app-config';
import type { Msal } from './msal';

export type OpenMsal = (config: AppConfig) => Promise<Msal>;

/** Opens MSAL once, and again only when that failed; `onSignedOut` hears of every tab's logout, this one's too. */
export const createMsalLoader = (
  config: AppConfig,
  openMsal: OpenMsal,
  onSignedOut: () => void,
): (() => Promise<Msal>) => {
  let opening: Promise<Msal> | null = null;

  const open = async (): Promise<Msal> => {
    try {
      const msal = await openMsal(config);
      msal.client.addEventCallback(({ eventType }) => {
        if (eventType === 'msal:logoutSuccess') onSignedOut();
      });
      return msal;
    } catch (error) {
      opening = null;
      throw error;
    }
  };

  return () => (opening ??= open());
};
