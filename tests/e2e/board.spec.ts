import { expect, test } from '@playwright/test';
import { apiOf, type Api } from './call-api';
import { bookAll, countOf, dayAhead, hourly, patient, waiting, WHERE } from './dispatching';
import { signInAs } from './phone';
import { startProduct, type Product } from './product';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

let product: Product;
let api: Api;

test.beforeAll(async () => {
  product = await startProduct();
  api = apiOf(product);
});

test.afterAll(() => product.dispose());

test('the board has at least half of the tablet for time, the whole day, and twelve that wait', async ({
  page,
}) => {
  const day = dayAhead(17);
  await bookAll(api, hourly(day, 14, 3));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
  await patient(waiting(page)).toBeVisible();
  const measured = () =>
    page.evaluate(() => {
      const [scroller] = document.querySelectorAll('[data-scroller]');
      const grid = scroller?.querySelector('[role=grid]');
      const head = grid?.querySelector('[role=rowheader]');
      if (!scroller || !grid || !head) throw new Error('no board');
      const { width, height } = scroller.getBoundingClientRect();
      const heads = head.getBoundingClientRect();
      const times = grid.querySelector('[role=row]')?.getBoundingClientRect().height ?? 0;
      const lines = [...document.querySelectorAll('[data-target]')].map((line) =>
        line.getBoundingClientRect(),
      );
      return {
        share: ((width - heads.width) * (height - times)) / (innerWidth * innerHeight),
        overflow: scroller.scrollWidth - scroller.clientWidth,
        columns: [...grid.querySelectorAll('[role=columnheader]')].map((cell) => cell.textContent),
        lines: lines.filter(({ bottom }) => bottom <= innerHeight).length,
        lineHeight: lines[0]?.height,
        tools: document.querySelector('[data-board]')?.getBoundingClientRect().top,
      };
    });
  const board = await measured();
  expect(board.share).toBeGreaterThanOrEqual(0.5);
  expect(board.overflow).toBe(0);
  expect(board.columns).toEqual(expect.arrayContaining(['05:00', '21:00']));
  expect(board.lines).toBeGreaterThanOrEqual(12);
  expect(board.lineHeight).toBe(44);
  // The bar of the app, and one row of tools.
  expect(board.tools).toBeLessThanOrEqual(56 + 48 + 1);

  const turn = page.getByRole('columnheader').getByRole('button');
  await turn.click();
  await expect(turn).toHaveText('ตามคนขับ');
  const byDriver = await measured();
  expect(byDriver.share).toBeGreaterThanOrEqual(0.5);
  expect(byDriver.overflow).toBe(0);
  await turn.click();

  await page.getByText('สัปดาห์').click();
  await expect(page.getByRole('columnheader')).toHaveCount(8);
  expect((await measured()).overflow).toBe(0);
  await page.getByRole('button', { name: 'ขยายเวลา' }).click();
  expect((await measured()).overflow).toBeGreaterThan(0);
});

test('a day that cannot be loaded says so below the tools, in a frame that holds it', async ({
  page,
}) => {
  await page.route('**/api/admin/*/arranging?*', (route) => route.fulfill({ status: 503 }));
  await signInAs(page, product, 'wichai@siamparts.example', WHERE);
  const again = page.getByRole('button', { name: 'ลองอีกครั้ง' });
  await patient(again).toBeVisible();
  const boxOf = (part: typeof again) => part.evaluate((at) => at.getBoundingClientRect().toJSON());
  const frame = await boxOf(page.getByRole('status').filter({ has: again }));
  const words = await boxOf(page.getByText('โหลดข้อมูลการจัดรถไม่ได้'));
  expect(words.top).toBeGreaterThan(56 + 48);
  expect((await boxOf(again)).bottom).toBeLessThan(frame.bottom);
});

test('the tools fit a tablet in English too, with a sign for both ways to see the day', async ({
  page,
}) => {
  await signInAs(page, product, 'wichai@siamparts.example', WHERE);
  await page.getByRole('button', { name: /English|^EN$/ }).click();
  const views = page.getByRole('radiogroup', { name: 'View' });
  await patient(views).toBeVisible();
  for (const view of await views.locator('label').all())
    expect((await view.boundingBox())?.width).toBeGreaterThanOrEqual(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
});

test('an offer shows all its words, however much there is to read', async ({ page }) => {
  const day = dayAhead(20);
  await bookAll(api, hourly(day, 1));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
  await patient(waiting(page)).toBeVisible();
  await waiting(page).getByRole('listitem').getByRole('button').first().tap();
  const offer = page.locator('[data-offer]');
  await patient(offer).toBeVisible();
  const cutOff = await offer.evaluate((button) => {
    const label = button.querySelector('small, span:not(:has(*))');
    if (!label) throw new Error('no words');
    label.textContent = 'รถจ้าง ต้องรอตอบรับ '.repeat(40);
    const [outer, inner] = [button, label].map((part) => part.getBoundingClientRect());
    return outer!.height < inner!.height;
  });
  expect(cutOff).toBe(false);
});

test('several that wait are handed to a provider together, and come back by one undo', async ({
  page,
}) => {
  const day = dayAhead(18);
  await bookAll(api, hourly(day, 3));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
  await patient(waiting(page)).toBeVisible();
  const before = await countOf(page);
  await page.getByRole('button', { name: 'เลือก', exact: true }).tap();
  for (const at of [0, 1, 2]) await waiting(page).getByRole('checkbox').nth(at).tap();
  await page.getByRole('button', { name: 'ส่งให้ผู้ให้บริการ' }).tap();
  await page.getByRole('menuitem').first().tap();
  await patient.poll(() => countOf(page)).toBe(before - 3);
  await page.getByRole('button', { name: 'เลิกทำ' }).tap();
  await patient.poll(() => countOf(page)).toBe(before);
});

test('by keys alone what waits is picked, and handed to a provider from the line it is picked in', async ({
  page,
}) => {
  const day = dayAhead(19);
  await bookAll(api, hourly(day, 2));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
  await patient(waiting(page)).toBeVisible();
  const before = await countOf(page);
  const hours = page.locator('[data-scroller]');
  const scrolled = () => hours.evaluate(({ scrollLeft }) => scrollLeft);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await patient
    .poll(() => hours.evaluate((grid) => grid.scrollWidth / grid.clientWidth))
    .toBeGreaterThan(2);
  await hours.evaluate((grid) => grid.scrollTo({ left: grid.scrollWidth }));
  const end = await scrolled();
  await page.keyboard.press('n');
  await patient(waiting(page).getByRole('button', { pressed: true })).toBeFocused();
  // What is picked is of the morning, and its hours come into sight.
  await patient.poll(scrolled).toBeLessThan(end / 2);
  await patient(page.locator('[data-hand]')).toBeEnabled();
  await page.keyboard.press('h');
  await patient(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await patient.poll(() => countOf(page)).toBe(before - 1);
});

test('by keys alone a day is proposed, and two steps lead to accepting it', async ({ page }) => {
  const day = dayAhead(21);
  await bookAll(api, hourly(day, 2));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
  await patient(waiting(page)).toBeVisible();
  await page.keyboard.press('n');
  await patient(waiting(page).getByRole('button', { pressed: true })).toBeFocused();
  await page.keyboard.press('p');
  await patient(page.locator('[data-proposal]')).toBeFocused();
  await patient(page.locator('[data-offer]')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await patient(page.locator('[data-offer]')).toBeFocused();
  await page.keyboard.press('Escape');
  await patient(page.locator('[data-proposal]')).toHaveCount(0);
});

test('a drag to the side past the end of what is under the finger does not leave the page', async ({
  page,
}) => {
  const day = dayAhead(17);
  await signInAs(page, product, 'wichai@siamparts.example', '/checkbooking');
  const board = `${WHERE}?view=board&day=${day}&zoom=4`;
  await page.goto(`${product.url}${board}`);
  await patient(waiting(page)).toBeVisible();
  const grid = page.locator('[data-scroller]');
  await grid.evaluate((scroller) => scroller.scrollTo({ left: 0 }));
  const finger = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  for (const part of [grid, waiting(page)]) {
    const box = await part.boundingBox();
    if (!box) throw new Error('nothing to drag');
    const [x, y] = [box.x + 150, box.y + 200];
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 20; step += 1) {
      await touch('touchMove', [{ x: x + 28 * step, y }]);
      await page.waitForTimeout(16);
    }
    await touch('touchEnd', []);
    // The browser would go back within this time.
    await page.waitForTimeout(1000);
    expect(page.url()).toContain(board);
  }
});
