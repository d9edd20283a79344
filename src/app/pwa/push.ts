import * as v from 'valibot';
import { pushSubscribed } from '#contract/notices';
import type { AppServices } from '../app-services';
import { PUSH_ANSWER_KEY } from '../storage-keys';

type Services = Pick<AppServices, 'api' | 'memory' | 'installation'>;

/** How this device stands to notices. */
export type PushHere =
  /** The server sends none, or this browser takes none. */
  | 'impossible'
  /** An iPhone takes them only in the app on its home screen. */
  | 'install-first'
  | 'off'
  /** The browser was told never to show any; only its own settings change that. */
  | 'blocked'
  | 'on';

const registrationHere = () => navigator.serviceWorker?.getRegistration();

const subscriptionHere = async () =>
  (await (await registrationHere())?.pushManager?.getSubscription()) ?? null;

const readKey = async ({ api }: Services) =>
  (await api.call('readPushKey', { background: true })).key;

export const pushHere = async (services: Services): Promise<PushHere> => {
  if ((await readKey(services)) === null) return 'impossible';
  if (services.installation.way.get() === 'by-hand') return 'install-first';
  if (!('Notification' in window) || !(await registrationHere())?.pushManager) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off';
};

/** What the person said about notices on this device, if ever. */
export const pushAnswer = ({ memory }: Services) => memory.recall(PUSH_ANSWER_KEY);

export const rememberPushAnswer = ({ memory }: Services, answer: 'yes' | 'no') =>
  memory.remember(PUSH_ANSWER_KEY, answer);

/** The key may be another one since the last time: then the old subscription is worth nothing. */
const subscribe = async (manager: PushManager, applicationServerKey: string) => {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
};

/** With the permission that was given: this device is the one that this person is told on. */
export const subscribePush = async (services: Services): Promise<void> => {
  const key = await readKey(services);
  const manager = (await registrationHere())?.pushManager;
  if (key === null || !manager) return;
  const body = v.parse(pushSubscribed, (await subscribe(manager, key)).toJSON());
  await services.api.call('subscribePush', { body, background: true });
};

/** The browser asks the person; what stands then. */
export const askForPush = async (services: Services): Promise<PushHere> => {
  const permission = await Notification.requestPermission();
  await rememberPushAnswer(services, 'yes');
  if (permission === 'granted') await subscribePush(services);
  return pushHere(services);
};

/** Nothing more on this device, for whoever uses it next; the server hears of it from the push service too. */
export const forgetPush = async (): Promise<string | undefined> => {
  const subscription = await subscriptionHere();
  await subscription?.unsubscribe();
  const shown = (await (await registrationHere())?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined);
  return subscription?.endpoint;
};

export const leavePush = async (services: Services): Promise<PushHere> => {
  await rememberPushAnswer(services, 'no');
  const endpoint = await forgetPush();
  if (endpoint !== undefined)
    await services.api.call('unsubscribePush', { body: { endpoint }, background: true });
  return pushHere(services);
};
