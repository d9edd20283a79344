import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Product } from './product';

/** Signs in as a person would: the one address, a tap on the account. */
export const signInAs = async (page: Page, product: Product, account: string, path = '/') => {
  await page.goto(`${product.url}${path}`);
  await page.waitForURL(/\/idp\//);
  await page.getByText(account).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/idp'));
};

export const openMenu = (page: Page) => page.getByRole('button', { name: 'เปิดเมนู' }).click();

export const userMenu = (page: Page) => page.getByRole('button', { name: /เมนูผู้ใช้/ });

/** The worker holds the shell from here on. */
export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** What the app keeps in IndexedDB, by its keys. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<[string, string][]>((resolve, reject) => {
        const opening = indexedDB.open('carpool');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('device').objectStore('device');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.addEventListener('success', () => {
            opening.result.close();
            resolve(
              keys.result.map((key, at) => [
                // All keys of the app are texts.
                typeof key === 'string' ? key : '',
                JSON.stringify(values.result[at]) ?? '',
              ]),
            );
          });
        });
      }),
  );

/** Until the phone itself holds a row whose key ends so, and in it what is looked for. */
export const waitUntilKept = (page: Page, key: string, content = '') =>
  expect
    .poll(
      async () =>
        (await kept(page)).some(([name, text]) => name.endsWith(key) && text.includes(content)),
      { message: `${key} is kept on the phone`, timeout: 30_000 },
    )
    .toBe(true);

export const expectHome = async (page: Page) => {
  await expect(page).toHaveURL(/\/checkbooking$/);
  await expect(page.getByRole('heading', { name: 'ตรวจสอบการจอง', level: 1 })).toBeVisible();
};

/** The app was opened once, where there is a network: from here on the phone has all that it needs. */
export const arriveHome = async (page: Page, product: Product, account: string) => {
  await signInAs(page, product, account);
  await expectHome(page);
  await waitForWorker(page);
};

/** Under the thumb from the first moment on, whatever is still missing. */
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /^(ส่งคำขอ|ส่งเมื่อมีสัญญาณ)$/ });

export const openForm = async (page: Page, kind: string) => {
  await page.locator(`main a[href="/${kind}"]`).tap();
  await expect(sendButton(page)).toBeVisible();
};

/** One of several answers that lie open: the whole chip takes the tap. */
export const choose = async (answer: Locator) => {
  await answer.locator('xpath=ancestor::label[1]').tap();
  await expect(answer).toBeChecked();
};

export const choosePlace = async (page: Page, question: RegExp, place: string) => {
  await page.getByRole('button', { name: question }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill(place);
  await sheet.getByRole('button', { name: place, exact: true }).first().tap();
  await expect(sheet).toBeHidden();
};

/** The bar at the bottom opens to all that is about to be sent. */
export const openSummary = async (page: Page) => {
  await page.getByRole('button', { name: /^สรุปคำขอ/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'สรุปคำขอ' });
  await expect(sheet).toBeVisible();
  return sheet;
};

export const send = async (page: Page) => {
  await page.getByRole('button', { name: 'ส่งคำขอ' }).tap();
  await expect(page.getByRole('heading', { name: /^(ส่งคำขอแล้ว|ได้ที่นั่งแล้ว)$/ })).toBeVisible();
};

/** Without a network: it is said to wait, on the form and in the list. */
export const sendLater = async (page: Page) => {
  await page.getByRole('button', { name: 'ส่งเมื่อมีสัญญาณ' }).tap();
  await expect(page.getByRole('heading', { name: 'บันทึกแล้ว รอส่ง' })).toBeVisible();
};

/** How many requests the bar says are waiting. */
export const unsent = (page: Page, count: number) => page.getByText(`รอส่ง ${count}`);

export const reference = async (page: Page) =>
  /[A-Z]{2}-\d{4}-\d{4}/.exec(await page.locator('main').innerText())?.[0] ?? 'no number';

/** What stands in a form: each field that was typed into, chosen or ticked, and what each picker says. */
export const answersOn = (page: Page) =>
  page
    .locator('form')
    .locator('input, textarea, [data-field] button[aria-haspopup="dialog"]')
    .evaluateAll((controls) =>
      controls.map((control) => {
        if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
          return `${control.closest('label')?.innerText ?? control.ariaLabel}: ${control.checked}`;
        return control instanceof HTMLElement && 'value' in control && control.tagName !== 'BUTTON'
          ? String(control.value)
          : control.textContent;
      }),
    );

/** Taps and letters from here on, and what they would cost somebody who has never seen the form. */
export const countEffort = async (page: Page) => {
  await page.evaluate(() => {
    const effort = { taps: 0, letters: 0, scrolled: 0 };
    Object.assign(window, { effort });
    let before = scrollY;
    document.addEventListener('scroll', () => {
      effort.scrolled += Math.abs(scrollY - before);
      before = scrollY;
    });
    document.addEventListener('pointerdown', () => (effort.taps += 1), true);
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && !/^(radio|checkbox)$/.test(target.type))
          effort.letters += target.value.length;
      },
      true,
    );
  });
  return async () => {
    type Effort = { taps: number; letters: number; scrolled: number };
    const { taps, letters, scrolled } = await page.evaluate(
      () => (window as unknown as { effort: Effort }).effort,
    );
    // A thumb moves the page by most of its height.
    const swipes = Math.ceil(scrolled / 500);
    // To read, find and hit a target on a phone; a letter on its keyboard.
    return { taps, letters, swipes, seconds: taps * 2.5 + letters * 0.35 };
  };
};

type Posted = { key: string; status: number; id: string };

/** Each booking that was sent from this phone and answered. */
export const bookingsSentBy = (context: BrowserContext): Posted[] => {
  const posted: Posted[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !response.url().endsWith('/employee/bookings')) return;
    const entry = {
      key: request.headers()['idempotency-key'] ?? '',
      status: response.status(),
      id: '',
    };
    posted.push(entry);
    void response.json().then(
      (body: { id: string }) => (entry.id = body.id),
      () => undefined,
    );
  });
  return posted;
};

/** The page's process dies at once: nothing is told, nothing is written any more. */
export const killPage = async (page: Page) => {
  const died = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await died;
  await page.close();
};
