// Reads the settings and asks who this is while the scripts that draw the answer are still on their way. Built apart, it
// is small enough to be there long before them.
import { checkPermissionPath } from '#contract/check-permission-path';
import { carried } from '../api/carried';
import { appVersion } from '../app-version';
import type { FirstAnswers } from '../api/first-answers';
import { readTokens } from './msal-storage';
import { readRememberedAccount } from './remembered-account';

/** Its check is made by the entry; here only what is needed is read. */
type Settings = { apiHost: string; identity: { clientId: string } };

const readSettings = async (): Promise<Settings | undefined> => {
  const response = await fetch('/config.json');
  return response.ok ? ((await response.json()) as Settings) : undefined;
};

const config = readSettings().catch(() => undefined);

const check = async (): NonNullable<FirstAnswers['check']> => {
  const account = readRememberedAccount();
  const settings = await config;
  const tokens = account && settings && readTokens(settings.identity.clientId, account)?.pair;
  if (!tokens) return undefined;
  const response = await fetch(settings.apiHost + checkPermissionPath, {
    // The device is slow to say what was chosen on it; the server knows the person's last choice.
    headers: carried({ tokens, language: '*', appVersion }),
  });
  return { idToken: tokens.idToken, response };
};

window.firstAnswers = { config, check: check().catch(() => undefined) };
