import type { AppConfig } from '#contract/app-config';
import type { Msal } from './msal';

export type OpenMsal = (config: AppConfig) => Promise<Msal>;

/** Opens MSAL once, and again only when that failed. */
export const createMsalLoader = (config: AppConfig, openMsal: OpenMsal): (() => Promise<Msal>) => {
  let opening: Promise<Msal> | null = null;

  const open = async (): Promise<Msal> => {
    try {
      return await openMsal(config);
    } catch (error) {
      opening = null;
      throw error;
    }
  };

  return () => (opening ??= open());
};
