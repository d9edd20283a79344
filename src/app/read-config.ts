import * as v from 'valibot';
import { appConfig, type AppConfig } from '#contract/app-config';

/** The service worker answers from what it keeps when the server cannot be reached. */
export const readConfig = async (): Promise<AppConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The settings answered ${response.status}`);
  return v.parse(appConfig, await response.json());
};
