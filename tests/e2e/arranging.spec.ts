// Long, because a dispatcher’s day in a browser wants the same bookings, approved as in life, for every way of placing them.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { apiOf, type Api } from './call-api';
import { bookAll, countOf, dayAhead, hourly, patient, waiting, WHERE } from './dispatching';
import { signInAs, userMenu } from './phone';
import { startProduct, type Product } from './product';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

let product: Product;
let api: Api;

test.beforeAll(async () => {
  product = await startProduct();
  api = apiOf(product);
});

test.afterAll(() => product.dispose());

const openAs = async (browser: Browser, account: string, path: string) => {
  const page = await (
    await browser.newContext({ viewport: { width: 1024, height: 768 } })
  ).newPage();
  await signInAs(page, product, account, path);
  return page;
};

const bookApproved = (periods: Parameters<typeof bookAll>[1]) => bookAll(api, periods);

/** Offered once the server has said of every row whether it fits; before, the board goes by what it sees itself. */
const bestOffer = (page: Page) =>
  page.getByRole('region', { name: /^NV-/ }).getByRole('button', { name: /^จัด / });
const firstThatFits = async (page: Page) => {
  await patient(bestOffer(page)).toBeVisible();
  // The rows come right behind what is offered: those of before may still stand there for a moment.
  const picked = await waiting(page).getByRole('button', { pressed: true }).textContent();
  const [ref] = /NV-\d+-\d+/.exec(picked ?? '') ?? [];
  const fits = { name: new RegExp(`^จัด .+ ให้ ${ref}`), disabled: false };
  return page.getByRole('button', fits).first();
};

/** After a placement the focus is led to the next that waits, until a key says where somebody goes by themselves. */
const goOn = (page: Page) => page.keyboard.press('Shift');

test('a dispatcher places sixty bookings without a reload: by tap, by drag and by keyboard', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // The demo company's own trips, which end two weeks ahead, would leave too few cars on some days.
  const days = [20, 21].map(dayAhead);
  for (const day of days) await bookApproved(hourly(day, 30));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${days[0]}`);
  await patient(waiting(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const cards = waiting(page).getByRole('listitem').getByRole('button');
  const arrives = (left: number) => patient.poll(() => countOf(page)).toBe(left);

  let placed = 0;
  // After a placement the next one is picked by itself.
  const pick = async (press: () => Promise<void>) => {
    if (placed === 0 || (await cards.first().getAttribute('aria-pressed')) !== 'true')
      await press();
    await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  };
  const byTap = async () => {
    await pick(() => cards.first().tap());
    await bestOffer(page).tap();
  };
  const byRow = async () => {
    await pick(() => cards.first().tap());
    await (await firstThatFits(page)).tap();
  };
  const byDrag = async () => {
    await pick(() => cards.first().click());
    const fitting = await firstThatFits(page);
    await fitting.scrollIntoViewIfNeeded();
    const [from, to] = [await cards.first().boundingBox(), await fitting.boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 40, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 3 });
    await page.mouse.move(to.x + to.width + 120, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  const byKeyboard = async () => {
    await goOn(page);
    await cards.first().focus();
    await pick(() => page.keyboard.press('Enter'));
    await patient(bestOffer(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(bestOffer(page)).toBeFocused();
    await page.keyboard.press('Enter');
  };
  const byOneKey = async () => {
    await pick(() => page.keyboard.press('n'));
    await patient(bestOffer(page)).toBeVisible();
    await page.keyboard.press('a');
  };
  const ways = [byTap, byRow, byDrag, byKeyboard, byOneKey];
  for (const day of days) {
    if (day !== days[0]) await page.getByRole('button', { name: 'ถัดไป' }).click();
    await patient(waiting(page)).toBeVisible();
    let left = await countOf(page);
    expect(left).toBeGreaterThanOrEqual(30);
    const last = left - 30;
    while (left > last) {
      await ways[placed % ways.length]?.();
      left -= 1;
      placed += 1;
      await arrives(left);
    }
  }
  expect(placed).toBe(60);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a finger that holds drags, one that moves at once scrolls; what cannot be let go there is said', async ({
  page,
}) => {
  const day = dayAhead(8);
  const [ref = '', rival = ''] = await bookApproved([...hourly(day, 1), ...hourly(day, 1)]);
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
  const before = await countOf(page);
  const cardOf = (which: string) => waiting(page).getByRole('button').filter({ hasText: which });
  const card = cardOf(ref);
  // Picked and put down again: so that the row it is dragged to is one that fits.
  await card.tap();
  const fitting = await firstThatFits(page);
  const row = await fitting.boundingBox();
  await card.tap();
  await expect(fitting).toBeHidden();
  await card.scrollIntoViewIfNeeded();
  const from = await card.boundingBox();
  if (!from || !row) throw new Error('nothing to drag');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });

  await touch('touchStart', from.x + 60, from.y + 30);
  await touch('touchMove', from.x + 60, from.y + 90);
  await touch('touchMove', from.x + 60, from.y + 160);
  await touch('touchEnd');
  expect(await countOf(page)).toBe(before);

  const dragToRow = async ({ x, y }: { x: number; y: number }) => {
    await touch('touchStart', x + 60, y + 30);
    await page.waitForTimeout(400);
    for (let step = 1; step <= 8; step += 1)
      await touch(
        'touchMove',
        x + 60 + ((row.x + row.width + 100 - x - 60) * step) / 8,
        y + 30 + ((row.y + 28 - y - 30) * step) / 8,
      );
    await page.waitForTimeout(100);
    await touch('touchEnd');
  };
  await dragToRow(from);
  await patient.poll(() => countOf(page)).toBe(before - 1);

  await cardOf(rival).scrollIntoViewIfNeeded();
  const second = await cardOf(rival).boundingBox();
  if (!second) throw new Error('nothing to drag');
  await dragToRow(second);
  await patient(page.getByRole('status').filter({ hasText: 'ติดงานอื่น' })).toBeVisible();
  expect(await countOf(page)).toBe(before - 1);
});

test('what one dispatcher does, another sees within a second, is told of when late, and takes back', async ({
  page,
  browser,
}) => {
  const day = dayAhead(9);
  const [ref = ''] = await bookApproved(hourly(day, 1));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?day=${day}`);
  const other = await openAs(browser, 'wichai@siamparts.example', `${WHERE}?day=${day}`);
  const row = (on: Page) => on.getByRole('row').filter({ hasText: ref });
  await patient(row(other)).toBeVisible();
  await row(page).click();
  await page.getByRole('dialog').getByRole('button', { name: /^จัด / }).click();
  // With a provider's car it waits for the provider's answer.
  const arranged = /จัดรถแล้ว|รอผู้ให้บริการตอบ/;
  await patient(row(page).getByText(arranged).first()).toBeVisible();
  await expect(row(other).getByText(arranged).first()).toBeVisible({ timeout: 1000 });

  // Undo is written on it in a colour that can be read.
  await expectAccessible(page, 'the way back', '[role="status"]');
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await patient(row(page).getByText('รอจัดรถ')).toBeVisible();
  await expect(row(other).getByText('รอจัดรถ')).toBeVisible({ timeout: 1000 });
  await expectAccessible(page, 'the day once more');
  await other.context().close();
});

test('by keyboard alone a booking is placed, and each action of its trip opens, gives the focus back and passes axe', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const day = dayAhead(11);
  const [ref = ''] = await bookApproved(hourly(day, 1));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?day=${day}`);
  const row = page.getByRole('row').filter({ hasText: ref });
  const panel = page.getByRole('dialog');
  const open = async () => {
    await goOn(page);
    await row.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
  };
  await patient(row).toBeVisible();
  await open();
  await panel.getByRole('button', { name: /^จัด / }).focus();
  await page.keyboard.press('Enter');
  await patient(panel).toBeHidden();

  await open();
  const more = panel.getByRole('button', { name: 'การทำงานอื่น' });
  const items = page.getByRole('menuitem');
  const openMenu = async () => {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(items.first()).toBeFocused();
  };
  await openMenu();
  await expectAccessible(page, 'the menu of a trip');
  await page.keyboard.press('Escape');
  const asking = ['ส่งให้ผู้ให้บริการ', 'สลับกับเที่ยวอื่น', 'จุดนัดพบและบันทึก', 'ยกเลิกการจัดรถ'];
  for (const action of asking) {
    await openMenu();
    while (
      !(await items.filter({ hasText: action }).evaluate((item) => item === document.activeElement))
    )
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(panel.locator('[role=group]:focus')).toBeVisible();
    await expectAccessible(page, action);
    await panel.getByRole('button', { name: /^(ยกเลิก|ย้อนกลับ)$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(more).toBeFocused();
  }
  await openMenu();
  await items.filter({ hasText: 'ล็อกไว้' }).click();
  const pinned = panel.getByText(/^เที่ยวนี้ล็อกไว้/);
  await patient(pinned).toBeVisible();
  // The way back lies above the panel, not below it.
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await patient(pinned).toBeHidden();
  await more.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(row.getByRole('link')).toBeFocused();
});

test('by keyboard the details of what is picked on the board are entered, and left to it again', async ({
  page,
}) => {
  const day = dayAhead(14);
  await bookApproved(hourly(day, 1));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
  const card = waiting(page).getByRole('listitem').getByRole('button').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'รายละเอียด' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  // Still picked, however its details were opened: the next key acts on it, or lets it go.
  await page.getByRole('button', { name: 'รายละเอียด' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('what a placement means stands whole on its button, on the board and in its panel', async ({
  page,
}) => {
  const day = dayAhead(15);
  await bookApproved(hourly(day, 1));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
  await waiting(page).getByRole('listitem').getByRole('button').first().tap();
  await patient(bestOffer(page)).toBeVisible();
  const cutOff = () =>
    page.locator('.mantine-Button-label').evaluateAll((labels) =>
      labels
        .filter((label) => {
          const { height = 0 } = label.firstElementChild?.getBoundingClientRect() ?? {};
          return label.scrollWidth > label.clientWidth || height > label.clientHeight + 1;
        })
        .map((label) => label.textContent),
    );
  expect(await cutOff()).toEqual([]);
  await page.getByRole('button', { name: 'รายละเอียด' }).tap();
  const panel = page.getByRole('dialog');
  const hired = panel.getByRole('radio').and(page.getByLabel(/ห้างหุ้นส่วน|บริษัท .+ จำกัด/));
  await hired.first().check();
  await expect(panel.getByRole('button', { name: /^จัด .*รถจ้าง/ })).toBeVisible();
  expect(await cutOff()).toEqual([]);
});

test('what the app asks meanwhile lies above the buttons of what is picked', async ({ page }) => {
  const day = dayAhead(16);
  await bookApproved(hourly(day, 1));
  await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
  await waiting(page).getByRole('listitem').getByRole('button').first().tap();
  await patient(bestOffer(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await expect(page.getByRole('button', { name: 'ไว้ทีหลัง' })).toBeVisible();
  await page.getByRole('button', { name: 'รายละเอียด' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the day is chosen in the line of the title in English too, with the menu open on a tablet', async ({
  page,
}) => {
  await signInAs(page, product, 'wichai@siamparts.example', WHERE);
  await userMenu(page).tap();
  await page.getByRole('button', { name: 'Switch to English' }).tap();
  const title = await page.getByRole('heading', { name: 'Arrange cars' }).boundingBox();
  const today = await page.getByRole('button', { name: 'Today' }).boundingBox();
  expect(today && title && Math.abs(today.y - title.y)).toBeLessThan(title?.height ?? 0);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('axe finds nothing on the board, the table and their panels', async ({ page }) => {
      const day = dayAhead(colorScheme === 'light' ? 12 : 13);
      await bookApproved(hourly(day, 2));
      await signInAs(page, product, 'wichai@siamparts.example', `${WHERE}?view=board&day=${day}`);
      const look = (where: string) => expectAccessible(page, where);
      await patient(waiting(page)).toBeVisible();
      await look('board');
      await waiting(page).getByRole('listitem').getByRole('button').first().click();
      await expect(page.getByRole('region', { name: /^NV-/ })).toBeVisible();
      await look('board with a booking picked');
      await page.getByRole('button', { name: 'รายละเอียด' }).click();
      await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible();
      await look('panel');
      await page.goto(`${product.url}${WHERE}?day=${day}`);
      await expect(page.getByRole('table')).toBeVisible();
      await look('table');
    });
  });
