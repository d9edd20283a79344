import * as v from 'valibot';
import { pushMessage, type PushMessage } from '#contract/push-message';
import { READ_NOTICE, type ToPage } from '#contract/worker-message';

/** Not yet in TypeScript's library. */
type FullOptions = NotificationOptions & {
  renotify?: boolean;
  actions?: readonly { action: string; title: string }[];
};

type Worker = Pick<ServiceWorkerGlobalScope, 'registration' | 'clients' | 'location' | 'navigator'>;

const kept = v.object({ noticeId: v.string(), link: v.string() });

const readMessage = (data: PushMessageData | null): PushMessage | undefined => {
  try {
    return v.parse(pushMessage, data?.json());
  } catch {
    return undefined;
  }
};

const optionsOf = ({ noticeId, tag, body, language, link, actions }: PushMessage): FullOptions => ({
  body,
  tag,
  // What replaces an older one is news too.
  renotify: true,
  actions: actions.map((title, at) => ({ action: String(at), title })),
  data: { noticeId, link },
  icon: '/icons/icon-192.png',
  badge: '/icons/monochrome-512.png',
  lang: language,
});

const openPages = async ({ clients }: Worker): Promise<readonly WindowClient[]> => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The frames in which MSAL renews tokens are windows too.
  return pages.filter(({ frameType }) => frameType !== 'nested');
};

/** Something is shown whatever came: a push that shows nothing costs an iPhone its subscription. */
export const showNotice = async (worker: Worker, data: PushMessageData | null): Promise<void> => {
  const message = readMessage(data);
  if (message) await worker.registration.showNotification(message.title, optionsOf(message));
  else await worker.registration.showNotification('จองรถ Car Pool', { tag: 'unreadable' });
  // An open page sets the number itself; without one nobody knows it.
  const pages = await openPages(worker);
  const { navigator } = worker;
  if (
    'setAppBadge' in navigator &&
    !pages.some(({ visibilityState }) => visibilityState === 'visible')
  )
    await navigator.setAppBadge().catch(() => undefined);
};

/** Inside the page that is open, so that nothing that was typed there is lost; else in a new one. */
export const openNotice = async (worker: Worker, notification: Notification): Promise<void> => {
  notification.close();
  const { output, success } = v.safeParse(kept, notification.data);
  const pages = await openPages(worker);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page) {
    if (success) page.postMessage({ type: 'OPEN_LINK', ...output } satisfies ToPage);
    await page.focus().catch(() => undefined);
    return;
  }
  const to = new URL(success ? output.link : '/', worker.location.origin);
  if (success) to.searchParams.set(READ_NOTICE, output.noticeId);
  await worker.clients.openWindow(to);
};
