import { expect, type BrowserContext, type Page, type Worker } from '@playwright/test';
import type { PushMessage } from '#contract/push-message';
import { apiOf } from './call-api';
import { askFor, dayAhead, hourly } from './dispatching';
import { arriveHome, choosePlace, openForm, signInAs } from './phone';
import type { Product } from './product';
import { test } from './with-product';

test.use({ hasTouch: true, isMobile: true });

const SOMCHAI = 'somchai@siamparts.example';

/** What a push service would bring to the worker of this browser. */
const bringer = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

/** At home, where notices are allowed; answers with how one is brought there. */
const arrive = async (page: Page, product: Product) => {
  await page.context().grantPermissions(['notifications'], { origin: product.url });
  await arriveHome(page, product, SOMCHAI);
  return bringer(page);
};

const workerOf = (context: BrowserContext) => context.serviceWorkers()[0]!;

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const notifications = await scope.registration.getNotifications();
    return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** No test can put a finger on the lock screen: the worker is told of the tap as the browser would tell it. */
const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });

/** One of a booking, and how it is pushed. */
const noticeOf = async (product: Product) => {
  const list = await apiOf(product).call<{ notices: { id: string; link: string }[] }>(
    SOMCHAI,
    '/employee/notices',
  );
  const notice = list.notices.find(({ link }) => link.startsWith('/checkbooking?booking='))!;
  const message: PushMessage = {
    noticeId: notice.id,
    tag: 'the-booking',
    title: 'จัดรถแล้ว',
    body: 'จัดรถให้ NV-2611-0001 แล้ว',
    language: 'th',
    actions: ['ดูการจอง'],
    link: notice.link,
  };
  return { notice, message };
};

test('a push is shown, a newer one of the same booking replaces it, and a tap opens the booking in the open page', async ({
  page,
  context,
  product,
}) => {
  const bring = await arrive(page, product);
  const { notice, message } = await noticeOf(product);
  const worker = workerOf(context);

  await bring(JSON.stringify(message));
  await expect.poll(() => shown(worker)).toHaveLength(1);
  await bring(JSON.stringify({ ...message, title: 'การเดินทางเปลี่ยน' }));
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: 'การเดินทางเปลี่ยน', body: message.body, tag: 'the-booking' }]);

  await openForm(page, 'bookingduringday');
  await choosePlace(page, /^จาก/, 'โรงงาน 1 ประตูหน้า นวนคร');
  const read = page.waitForResponse((answer) =>
    answer.url().endsWith(`/notices/${notice.id}/read`),
  );
  await tap(worker);
  await expect(page).toHaveURL(new RegExp(`${notice.link.replace('?', '\\?')}$`));
  expect((await read).ok()).toBe(true);
  await expect.poll(() => shown(worker)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^จาก.*โรงงาน 1 ประตูหน้า นวนคร/s })).toBeVisible();
});

test('the bell leads to the request that it names, also where the list stands open already', async ({
  page,
  product,
}) => {
  // More than the first screen has room for, at whatever hour.
  await askFor(apiOf(product), hourly(dayAhead(9), 4, 1));
  await signInAs(page, product, 'malee@siamparts.example', '/approve');
  await expect(page.getByRole('listitem').getByRole('article').nth(2)).toBeVisible();
  await page.getByRole('link', { name: /^การแจ้งเตือน/ }).tap();
  const requests = page.getByRole('dialog').getByRole('link', { name: /^พิจารณา: คำขอ/ });
  await expect(requests.first()).toBeVisible();
  const named = page.locator('li[aria-current="true"]');
  const firstScreen = page.viewportSize()!.height;
  for (const notice of await requests.all()) {
    const ref = /[A-Z]{2}-\d{4}-\d{4}/.exec((await notice.getAttribute('aria-label')) ?? '')![0];
    const card = page.getByRole('listitem').filter({ hasText: ref }).getByRole('article');
    // One that nobody has decided, and that nobody sees yet.
    if ((await card.count()) !== 1 || ((await card.boundingBox())?.y ?? 0) < firstScreen) continue;
    await notice.tap();
    await expect(named).toContainText(ref);
    await expect(named).toBeInViewport({ ratio: 0.5 });
    return;
  }
  throw new Error('no request stands below the first screen');
});

test('whatever is pushed shows something, since an iPhone ends what is silent', async ({
  page,
  context,
  product,
}) => {
  const bring = await arrive(page, product);
  await bring('not what we send');
  await expect.poll(() => shown(workerOf(context))).toMatchObject([{ tag: 'unreadable' }]);
});

test('a tap while no page is open opens the right one, and it is read', async ({
  page,
  context,
  product,
}) => {
  const bring = await arrive(page, product);
  const worker = workerOf(context);
  const { notice, message } = await noticeOf(product);
  await bring(JSON.stringify(message));
  await expect.poll(() => shown(worker)).toHaveLength(1);
  await page.goto('about:blank');
  // Only a finger may open a window: what the worker asks for is followed here as the browser would.
  const opened = await worker.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const scope = globalThis as unknown as ServiceWorkerGlobalScope;
        scope.clients.openWindow = (url) => {
          resolve(String(url));
          return Promise.resolve(null);
        };
        scope.registration.getNotifications().then(([notification]) => {
          if (!notification) throw new Error('nothing is shown');
          scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
        }, reject);
      }),
  );
  const read = page.waitForResponse((answer) =>
    answer.url().endsWith(`/notices/${notice.id}/read`),
  );
  await page.goto(opened);
  await expect(page).toHaveURL(new RegExp(notice.link.replace('?', '\\?')));
  expect((await read).ok()).toBe(true);
});
