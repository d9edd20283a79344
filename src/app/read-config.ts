import * as v from 'valibot';
import { appConfig, type AppConfig } from '#contract/app-config';
import { nameSites } from '#words/sites';
import type { DeviceMemory } from './drafts/device-memory';
import { CONFIG_KEY } from './storage-keys';

/** The service worker answers from what it keeps when the server cannot be reached. */
const readConfig = async (): Promise<AppConfig> => {
  const begun = await window.firstAnswers?.config;
  delete window.firstAnswers?.config;
  if (begun) return v.parse(appConfig, begun);
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

/**
 * The settings of the last start will do to begin with where somebody is signed in; should they have changed since, the
 * page begins again with the new ones.
 */
export const openConfig = async (
  memory: DeviceMemory,
  isSomebodyKnown: boolean,
): Promise<AppConfig> => {
  const kept = v.safeParse(appConfig, isSomebodyKnown && (await memory.recall(CONFIG_KEY)));
  if (!kept.success) {
    const config = await awaitConfig();
    nameSites(config.sites);
    void memory.remember(CONFIG_KEY, config);
    return config;
  }
  const compare = async () => {
    const config = await readConfig();
    if (JSON.stringify(config) === JSON.stringify(kept.output)) return;
    await memory.remember(CONFIG_KEY, config);
    location.reload();
  };
  compare().catch(() => undefined);
  nameSites(kept.output.sites);
  return kept.output;
};
