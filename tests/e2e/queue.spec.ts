import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { apiOf } from './call-api';
import { signInAs } from './phone';
import { startProduct, type Product } from './product';

const run = promisify(execFile);
const ADMIN = 'wichai@siamparts.example';
const DAY = 24 * 3_600_000;
const MOST_ACTIONS = 10;
const LONGEST_MS = 2 * 60_000;
const kinds = [
  'bookingwithdrivernava',
  'bookingnodriver',
  'bookingduringday',
  'bookingwithdriveramata',
];

// Everything of a day is proposed and written while other specs run beside it.
const patient = expect.configure({ timeout: 60_000 });

test.describe.configure({ mode: 'serial', timeout: 420_000 });
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.dispose());

const dayAhead = (days: number) =>
  new Date(Date.now() + days * DAY + 7 * 3_600_000).toISOString().slice(0, 10);

/** Tomorrow, or Monday where tomorrow is a Sunday, on which hardly anything runs. */
const nextWorkday = () => {
  const ahead = new Date(dayAhead(1)).getUTCDay() === 0 ? 2 : 1;
  return { day: dayAhead(ahead), ahead };
};

/** The committed busy day: some eighty bookings, most of them approved. */
const makeBusy = (day: string) =>
  run(process.execPath, ['src/scripts/busy-day.mjs', day], {
    env: { ...process.env, DATA_DIR: product.dataDir, PORT: String(product.port) },
  });

type ArrangeDay = { unarranged: { id: string }[]; trips: { waitsFor: string | null }[] };

/** What waits, over all kinds. */
const readWaiting = async (day: string) => {
  const api = apiOf(product);
  const waiting: string[] = [];
  for (const kind of kinds) {
    const found = await api.call<ArrangeDay>(
      ADMIN,
      `/admin/${kind}/arranging?from=${day}&to=${day}`,
    );
    waiting.push(...found.unarranged.map(({ id }) => id));
  }
  return waiting;
};

const count = async (page: Page, type: 'pointerdown' | 'keydown') => {
  await page.evaluate((event) => {
    const done = { count: 0 };
    Object.assign(window, { done });
    document.addEventListener(event, () => (done.count += 1), true);
  }, type);
  return () => page.evaluate(() => (window as unknown as { done: { count: number } }).done.count);
};

const acceptAll = (page: Page) => page.getByRole('button', { name: /^จัดทั้งหมด \d+ เที่ยว/ });
const hand = (page: Page) => page.getByRole('button', { name: /^ส่ง \d+ รายการให้ / });
const done = (page: Page) => page.getByText(/^จัด \d+ เที่ยวแล้ว/);
const handed = (page: Page) => page.getByText(/^ส่ง \d+ รายการให้ .* แล้ว รอคำตอบ/);
const reasons = (page: Page) => page.locator('main summary small.urgent');

const handAll = async (page: Page, press: () => Promise<void>) => {
  for (let left = await hand(page).count(); left > 0; left -= 1) {
    await press();
    await patient(handed(page)).toBeVisible();
    await patient(hand(page)).toHaveCount(left - 1);
  }
};

/** Nothing waits any more but what the page names, with why. */
const expectExplained = async (page: Page, day: string) => {
  const left = (await readWaiting(day)).length;
  await patient(reasons(page)).toHaveCount(left);
  for (const text of await reasons(page).allInnerTexts()) expect(text.length).toBeGreaterThan(5);
};

test('a busy day over all kinds is arranged, pooled, handed over or explained by a few taps', async ({
  page,
}) => {
  const { day, ahead } = nextWorkday();
  await makeBusy(day);
  expect((await readWaiting(day)).length).toBeGreaterThan(40);
  await signInAs(page, product, ADMIN, '/admin');
  const link = page.getByRole('link', { name: 'จัดรถทั้งวัน' });
  await patient(link).toBeVisible();
  const taps = await count(page, 'pointerdown');
  const begun = Date.now();
  await link.tap();
  // It opens on tomorrow.
  if (ahead > 1) await page.getByRole('button', { name: 'ถัดไป' }).tap();
  await patient(acceptAll(page)).toBeEnabled();
  // Only providers whose drivers come along are asked.
  const asks = await page.getByText(/^ผู้ให้บริการต้องตอบรับ \d+ เที่ยว$/).innerText();
  await acceptAll(page).tap();
  await patient(done(page)).toBeVisible();
  await expect(done(page)).toContainText(`รอผู้ให้บริการตอบ ${/\d+/.exec(asks)?.[0]}`);
  await handAll(page, async () => {
    await patient(hand(page).first()).toBeEnabled();
    await hand(page).first().tap();
  });
  await expectExplained(page, day);
  const seconds = (Date.now() - begun) / 1000;
  test
    .info()
    .annotations.push({ type: 'busy day', description: `${await taps()} taps, ${seconds} s` });
  expect(await taps()).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(seconds * 1000).toBeLessThanOrEqual(LONGEST_MS);
});

test('by keyboard alone it takes as little, and all of it is taken back by one more key', async ({
  page,
}) => {
  const day = dayAhead(3);
  await makeBusy(day);
  const waiting = await readWaiting(day);
  await signInAs(page, product, ADMIN, `/admin/day?day=${day}`);
  await patient(acceptAll(page)).toBeFocused();
  await expectAccessible(page, 'a day that is proposed');
  const keys = await count(page, 'keydown');
  const begun = Date.now();
  await page.keyboard.press('Enter');
  await patient(done(page)).toBeVisible();
  // What is proposed then is reckoned beside it, however long: nothing stands over the page, nothing is said to be saved.
  let goOn = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/arranging\/proposals$/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.getByRole('button', { name: 'เลิกทำ' }).focus();
  await page.keyboard.press('Enter');
  await patient(page.getByText('เลิกทำแล้ว')).toBeVisible();
  await patient(page.getByText(/^กำลังหาวิธีจัดที่ดีที่สุด/)).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.getByText('กำลังบันทึก')).toHaveCount(0);
  goOn();
  expect((await readWaiting(day)).toSorted()).toEqual(waiting.toSorted());
  // The kinds are read anew one by one, after the change is through.
  await page.route(/\/arranging\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await patient(acceptAll(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await patient(done(page)).toBeVisible();
  await handAll(page, async () => {
    await patient(hand(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await patient(page.getByRole('main')).toBeFocused();
  await expectExplained(page, day);
  test.info().annotations.push({
    type: 'busy day',
    description: `${await keys()} keys, ${(Date.now() - begun) / 1000} s`,
  });
  expect(await keys()).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(Date.now() - begun).toBeLessThanOrEqual(LONGEST_MS);
});

test('whoever has one kind only sees that kind', async ({ page }) => {
  await signInAs(page, product, 'nok@siamparts.example', '/admin/day');
  await patient(page.getByRole('heading', { name: 'จัดรถทั้งวัน' })).toBeVisible();
  await patient(page.getByRole('region', { name: 'รถรับส่งตามรอบ' })).toBeVisible();
  await expect(page.locator('main section[aria-label]')).toHaveCount(1);
});
