// Long, because all that an approver meets starts from the same requests and the same two people.
import { expect, test, type Page } from '@playwright/test';
import { approvalsOf, type Approvals } from './approvals';
import { expectAccessible, looks } from './axe';
import { openMenu, signInAs, waitForWorker } from './phone';
import { startProduct, type Product } from './product';

let product: Product;
let api: Approvals;

test.beforeAll(async () => {
  product = await startProduct();
  api = approvalsOf(product);
});

test.afterAll(() => product.dispose());

const open = async (page: Page, account = api.malee) => {
  await signInAs(page, product, account, '/approve');
  await expect(page.getByRole('heading', { level: 1, name: 'อนุมัติการจอง' })).toBeVisible({
    timeout: 15_000,
  });
};

const card = (page: Page, { ref }: { ref: string }) =>
  page.getByRole('article', { name: new RegExp(ref) });

const button = (page: Page, of: { ref: string }, name: string) =>
  card(page, of).getByRole('button', { name: new RegExp(`^${name} `) });

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main a, main summary, [role=dialog] button')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        text: element.textContent,
        height: element.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height > 0 && height < 48),
  );

test.describe('on the phone of an approver', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('home says how many wait and opens them, and the menu button has a dot meanwhile', async ({
    page,
  }) => {
    await api.ask();
    await signInAs(page, product, api.malee, '/checkbooking');
    const strip = page.getByRole('link', { name: /^พิจารณา · รอคุณอนุมัติ \d+ รายการ$/ });
    await expect(strip).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('button', { name: 'เปิดเมนู' }).locator('span')).toBeVisible();
    await strip.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'อนุมัติการจอง' })).toBeVisible();
  });
});

test.describe('with touch only, 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('approved, undone, approved again and sent after five seconds; rejected with two taps more', async ({
    page,
  }) => {
    const [first, second] = [await api.ask(), await api.ask()];
    await open(page);
    await button(page, first, 'อนุมัติ').tap();
    await expect(card(page, first)).toBeHidden();
    await page.getByRole('button', { name: 'เลิกทำ' }).tap();
    await expect(card(page, first)).toBeVisible();
    expect(await api.statusOf(first)).toBe('pending');
    await button(page, first, 'อนุมัติ').tap();
    await page.waitForTimeout(4000);
    expect(await api.statusOf(first)).toBe('pending');
    await expect.poll(() => api.statusOf(first)).toBe('approved');

    await button(page, second, 'ไม่อนุมัติ').tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'งบประมาณไม่พอ' }).tap();
    expect(await noSidewaysScroll(page)).toBe(true);
    await sheet.getByRole('button', { name: 'ไม่อนุมัติ', exact: true }).tap();
    await expect(card(page, second)).toBeHidden();
    await page.getByRole('link', { name: 'พิจารณาแล้ว' }).tap();
    await expect.poll(() => api.statusOf(second), { timeout: 10_000 }).toBe('rejected');
    await expect(card(page, second)).toContainText('งบประมาณไม่พอ');
  });

  test('many at once, without those that need a look', async ({ page }) => {
    const colleague = await api.findColleague();
    const forWhom = { type: 'colleague', personId: colleague.id };
    const plain = [
      await api.ask({ forWhom }),
      await api.ask({ forWhom }),
      await api.ask({ forWhom }),
    ];
    await open(page);
    const many = page.getByRole('button', { name: 'อนุมัติหลายรายการ' });
    await many.tap();
    await expect(many).toBeHidden();
    await page.goBack();
    await many.tap();
    for (const one of plain.slice(0, 2)) await card(page, one).getByRole('checkbox').tap();
    expect(await smallTargets(page)).toEqual([]);
    expect(await noSidewaysScroll(page)).toBe(true);
    const chosen = page.getByRole('button', { name: /^อนุมัติ 2 รายการ · [\d,]+ บาท$/ });
    await chosen.tap();
    await expect(page.getByText('อนุมัติแล้ว 2 รายการ', { exact: true })).toBeVisible();
    for (const one of plain.slice(0, 2))
      await expect.poll(() => api.statusOf(one), { timeout: 15_000 }).toBe('approved');
    expect(await api.statusOf(plain[2]!)).toBe('pending');
    await expect(card(page, plain[2]!)).toBeVisible();
  });

  test('no screen of it scrolls sideways, in both languages, and every target takes a thumb', async ({
    page,
  }) => {
    await open(page);
    for (const language of ['th', 'en']) {
      for (const tab of ['waiting', 'decided', 'delegated']) {
        await page.goto(`${product.url}/approve?tab=${tab}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy]')).toHaveCount(0);
        expect(await noSidewaysScroll(page), `${tab} in ${language}`).toBe(true);
        expect(await smallTargets(page), `${tab} in ${language}`).toEqual([]);
      }
      if (language === 'th') await page.getByRole('button', { name: 'Switch to English' }).tap();
    }
  });
});

test('with the keyboard only: decided, undone and decided again, with a reason in one’s own words', async ({
  page,
}) => {
  const booking = await api.ask();
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page);
  await button(page, booking, 'ส่งกลับให้แก้ไข').focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').focus();
  await page.keyboard.type('ขอชื่อลูกค้าด้วย');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, booking)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'เลิกทำ' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, booking)).toBeVisible();

  await button(page, booking, 'อนุมัติ').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => api.statusOf(booking), { timeout: 10_000 }).toBe('approved');
});

test('two approvers at once: one decision, the other is told by whom', async ({
  page,
  browser,
}) => {
  const wichai = 'wichai@siamparts.example';
  const [stand] = await api.call<{ id: string }[]>(api.malee, '/employee/people?q=Wichai');
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  await api.call(api.malee, '/employee/delegations', {
    method: 'POST',
    body: { toId: stand?.id, from: today, until: today },
  });
  const booking = await api.ask();
  const other = await (await browser.newContext()).newPage();
  await open(page);
  await open(other, wichai);
  await expect(card(other, booking)).toContainText('แทน มาลี ศรีสุวรรณ');
  await Promise.all([
    button(page, booking, 'อนุมัติ').click(),
    button(other, booking, 'อนุมัติ').click(),
  ]);
  const decidedAlready = /พิจารณาไปแล้ว: อนุมัติแล้ว/;
  await expect
    .poll(
      async () =>
        (await page.getByText(decidedAlready).count()) +
        (await other.getByText(decidedAlready).count()),
      { timeout: 15_000 },
    )
    .toBe(1);
  expect(await api.statusOf(booking)).toBe('approved');
  await other.context().close();
});

test('a change while it is looked at is shown, and asked about again', async ({ page }) => {
  const booking = await api.ask();
  await open(page);
  await expect(card(page, booking)).toBeVisible();
  await api.changeNote(booking, 'มีกล่องเพิ่มสองกล่อง');
  await expect(card(page, booking)).toContainText('คำขอนี้เปลี่ยนไปหลังจากคุณเปิดดู', {
    timeout: 10_000,
  });
  await expect(card(page, booking)).toContainText('มีกล่องเพิ่มสองกล่อง');
  await expect(button(page, booking, 'อนุมัติ')).toBeHidden();
  await card(page, booking).getByRole('button', { name: 'ดูแล้ว พิจารณาต่อ' }).click();
  await button(page, booking, 'อนุมัติ').click();
  await expect.poll(() => api.statusOf(booking), { timeout: 10_000 }).toBe('approved');
});

test('without a network, decisions wait on the phone and never override what came later', async ({
  page,
  context,
}) => {
  test.slow();
  const [plain, changed] = [await api.ask(), await api.ask()];
  await open(page);
  await waitForWorker(page);
  await page.reload();
  await expect(card(page, plain)).toBeVisible();
  await expect(card(page, changed)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/สิ่งที่คุณพิจารณาจะส่งเมื่อมีสัญญาณ/)).toBeVisible();
  await button(page, plain, 'อนุมัติ').click();
  await button(page, changed, 'อนุมัติ').click();
  const kept = page.getByRole('region', { name: 'รอส่ง' }).getByRole('listitem');
  await expect(kept).toHaveCount(2, { timeout: 10_000 });
  await api.changeNote(changed, 'เปลี่ยนทีหลัง');
  expect(await api.statusOf(plain)).toBe('pending');

  await context.setOffline(false);
  await expect.poll(() => api.statusOf(plain), { timeout: 30_000 }).toBe('approved');
  const again = page.getByRole('region', { name: 'ยังไม่สำเร็จ ดูอีกครั้ง' });
  await expect(again).toContainText('เปลี่ยนทีหลัง');
  expect(await api.statusOf(changed)).toBe('pending');
});

test('the menu counts what waits, and hears of more by itself', async ({ page }) => {
  await open(page);
  await openMenu(page);
  const entry = page.getByRole('navigation').getByRole('link', { name: /อนุมัติการจอง/ });
  await expect(entry).toContainText(/รอคุณอนุมัติ \d+ รายการ/);
  const count = async () => Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0]);
  const before = await count();
  await api.ask();
  await expect.poll(count, { timeout: 10_000 }).toBe(before + 1);
});

/** Twenty stand on a page: those of earlier looks would push the next ones off it. */
const ofEarlierLooks: Awaited<ReturnType<typeof api.ask>>[] = [];

for (const { colorScheme, viewport, language } of looks)
  test.describe(`${colorScheme}, ${viewport.width} wide, ${language}`, () => {
    test.use({ colorScheme, viewport });

    test('axe finds nothing, whatever is open', async ({ page }) => {
      test.slow();
      const say = (th: string, en: string) => (language === 'th' ? th : en);
      const press = (th: string, en: string) =>
        page.getByRole('button', { name: say(th, en), exact: true }).click();
      const forWhom = { type: 'colleague', personId: (await api.findColleague()).id };
      for (const earlier of ofEarlierLooks.splice(0)) await api.cancel(earlier);
      const another = await api.ask({ forWhom });
      const booking = await api.ask({ forWhom });
      ofEarlierLooks.push(another, booking);
      await open(page);
      if (language === 'en') await press('', 'Switch to English');
      for (const tab of ['waiting', 'decided', 'delegated']) {
        await page.goto(`${product.url}/approve?tab=${tab}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy]')).toHaveCount(0);
        await expectAccessible(page, tab);
      }
      await press('มอบหมายผู้อนุมัติแทน', 'Let a colleague decide');
      const delegating = page.getByRole('dialog');
      await expect(delegating.getByRole('searchbox')).toBeVisible();
      const who = await delegating.getByRole('searchbox').boundingBox();
      const from = await delegating.getByRole('textbox').first().boundingBox();
      // The days stand below the search, not below a hole for what it may find.
      expect((from?.y ?? Infinity) - (who?.y ?? 0)).toBeLessThan(200);
      await expectAccessible(page, 'delegating');

      await page.goto(`${product.url}/approve`);
      await card(page, booking).locator('summary').click();
      await press('อนุมัติหลายรายการ', 'Approve many');
      await expectAccessible(page, 'many');
      await press('ยกเลิก', 'Cancel');
      await button(page, booking, say('ไม่อนุมัติ', 'Reject')).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: say('ไม่อนุมัติ', 'Reject'), exact: true }).click();
      await expectAccessible(page, 'a reason asked for');
      await page.keyboard.press('Escape');
      await button(page, booking, say('อนุมัติ', 'Approve')).click();
      await expectAccessible(page, 'undo');
    });
  });
