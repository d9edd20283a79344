import * as v from 'valibot';
import { appConfig, type AppConfig } from '#contract/app-config';

/** The service worker answers from what it keeps when the server cannot be reached. */
const readConfig = async (): Promise<AppConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The settings answered ${response.status}`);
  return v.parse(appConfig, await response.json());
};

const LONGEST_PAUSE_S = 30;

/** On a first visit nothing is kept to go on with: the page itself says so, in plain HTML, and asks again. */
export const awaitConfig = async (tries = 0): Promise<AppConfig> => {
  try {
    return await readConfig();
  } catch {
    const notice = document.querySelector('#not-reached');
    notice?.removeAttribute('hidden');
    await new Promise((resolve) => {
      notice?.querySelector('button')?.addEventListener('click', resolve, { once: true });
      setTimeout(resolve, 1000 * Math.min(2 ** (tries + 1), LONGEST_PAUSE_S));
    });
    return awaitConfig(tries + 1);
  }
};
