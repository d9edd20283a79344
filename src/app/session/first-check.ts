// Reads the settings and asks who this is while the scripts that draw the answer are still on their way; then, on a device
// that knows nothing of them, for what they are shown. Built apart, it is small enough to be there long before the others.
import { checkPermissionPath } from '#contract/check-permission-path';
import { carried } from '../api/carried';
import { firstScreenPaths, type FirstAnswers } from '../api/first-answers';
import { appVersion } from '../app-version';
import { USER_DATA_KEY } from '../storage-keys';
import { readTokens } from './msal-storage';
import { readRememberedAccount } from './remembered-account';

/** Its check is made by the entry; here only what is needed is read. */
type Settings = { apiHost: string; identity: { clientId: string } };

const readSettings = async (): Promise<Settings | undefined> => {
  const response = await fetch('/config.json');
  return response.ok ? ((await response.json()) as Settings) : undefined;
};

const config = readSettings().catch(() => undefined);

const ask = async (path: string) => {
  const account = readRememberedAccount();
  const settings = await config;
  const tokens = account && settings && readTokens(settings.identity.clientId, account)?.pair;
  if (!tokens) return undefined;
  const response = await fetch(settings.apiHost + path, {
    headers: carried({ tokens, language: '*', appVersion }),
  });
  return { idToken: tokens.idToken, response };
};

const check = ask(checkPermissionPath);

/** A supplier's dispatcher and whoever has no number here have nothing of their own to be shown. */
const isEmployee = async () => {
  const person = await (await check)?.response.clone().text();
  return person?.match(/"employee_id":"\w/);
};

const calls: FirstAnswers['calls'] = { [checkPermissionPath]: check.catch(() => undefined) };
if (!localStorage.getItem(USER_DATA_KEY)) {
  const mayAsk = isEmployee();
  for (const path of firstScreenPaths)
    calls[path] = mayAsk.then((may) => (may ? ask(path) : undefined)).catch(() => undefined);
}
window.firstAnswers = { config, calls };
