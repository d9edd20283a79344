import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { expectHome, signInAs, waitForWorker } from './phone';
import { startProduct, type Product } from './product';

test.use({ hasTouch: true });

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(() => product.dispose());

const openForm = async (page: Page, kind: string) => {
  await page.locator(`main a[href="/${kind}"]`).tap();
  await expect(page.getByRole('button', { name: 'ตรวจสอบก่อนส่ง' })).toBeVisible();
};

const choosePlace = async (page: Page, question: RegExp, place: string) => {
  await page.getByRole('button', { name: question }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill(place);
  await sheet.getByText(place, { exact: true }).first().tap();
  await expect(sheet).toBeHidden();
};

const purpose = (page: Page) => page.getByRole('radio', { name: 'พบลูกค้า' }).check();

const review = async (page: Page) => {
  await page.getByRole('button', { name: 'ตรวจสอบก่อนส่ง' }).tap();
  await expect(page.getByRole('heading', { name: 'ตรวจสอบก่อนส่ง' })).toBeVisible();
};

const send = async (page: Page) => {
  await page.getByRole('button', { name: 'ส่งคำขอ' }).tap();
  await expect(page.getByText('ส่งคำขอแล้ว')).toBeVisible();
};

const reference = async (page: Page) =>
  /[A-Z]{2}-\d{4}-\d{4}/.exec(await page.locator('main').innerText())?.[0] ?? 'no number';

const kinds = [
  {
    kind: 'bookingnodriver',
    scope: 'waiting',
    answer: async (page: Page) => {
      await page.getByRole('radio', { name: /รถเก๋ง/ }).check();
      await choosePlace(page, /ปลายทาง/, 'สนามบินดอนเมือง');
      await page.getByRole('switch', { name: /ยอมรับเงื่อนไข/ }).check();
      await purpose(page);
    },
  },
  {
    kind: 'bookingduringday',
    scope: 'upcoming',
    answer: async (page: Page) => {
      await choosePlace(page, /^จาก/, 'โรงงาน 1 ประตูหน้า นวนคร');
      await choosePlace(page, /^ไป/, 'โรงงาน 2 นวนคร');
      await purpose(page);
    },
  },
  {
    kind: 'bookingwithdriveramata',
    scope: 'upcoming',
    answer: async (page: Page) => {
      await page.getByRole('radio', { name: /เหลือ/ }).first().check();
      await purpose(page);
    },
  },
];

for (const { kind, scope, answer } of kinds) {
  test(`${kind}: a first-time user books by touch, and books the same again by two taps`, async ({
    page,
  }) => {
    await signInAs(page, product, 'somchai@siamparts.example');
    await expectHome(page);
    const begun = Date.now();
    await openForm(page, kind);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await answer(page);
    await review(page);
    await send(page);
    const booked = await reference(page);
    expect(Date.now() - begun).toBeLessThan(60_000);

    await page.goto(`${product.url}/checkbooking?scope=${scope}&kind=${kind}`);
    await page.locator('main li').filter({ hasText: booked }).tap();
    const again = Date.now();
    await page.getByRole('dialog').getByRole('link', { name: 'จองอีกครั้ง' }).tap();
    await send(page);
    expect(Date.now() - again).toBeLessThan(10_000);
    expect(await reference(page)).not.toBe(booked);
  });
}

test('papers attached without a network survive the phone, and go once, ahead of the booking', async ({
  page,
  context,
}) => {
  await signInAs(page, product, 'malee@siamparts.example');
  await expectHome(page);
  await waitForWorker(page);
  await openForm(page, 'bookingduringday');
  await kinds[1]!.answer(page);
  await context.setOffline(true);
  await page.getByText('รายละเอียดเพิ่มเติม').tap();
  const picture = await page.screenshot();
  const paper = (name: string, size: number) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size)]),
  });
  const choose = page.locator('input[type="file"]');
  await choose.setInputFiles([paper('ใหญ่.pdf', 5 * 1024 * 1024)]);
  await expect(page.getByText('“ใหญ่.pdf” ใหญ่เกิน 5 MB')).toBeVisible();
  await choose.setInputFiles([{ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  await expect(page.getByText(/แนบ “x.txt” ไม่ได้/)).toBeVisible();
  await choose.setInputFiles([
    paper('ใบงาน.pdf', 1000),
    { name: 'แผนที่.png', mimeType: 'image/png', buffer: picture },
  ]);
  await expect(page.getByText('แผนที่.jpg')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('bookingduringday-form-draft')))
    .toMatch(/"attachmentIds":\["[^"]+","[^"]+"\]/);
  await page.close({ runBeforeUnload: false });

  const reopened = await context.newPage();
  const calls: string[] = [];
  reopened.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() === 'POST' && /\/(files|bookings)$/.test(pathname))
      calls.push(`${response.status()} ${pathname.split('/').at(-1)}`);
  });
  await reopened.goto(`${product.url}/bookingduringday`);
  await reopened.getByRole('button', { name: 'ทำต่อ' }).tap();
  await expect(reopened.getByText('แผนที่.jpg')).toBeVisible();
  await review(reopened);
  await expect(reopened.getByText(/แนบ 2 ไฟล์/)).toBeVisible();
  await reopened.getByRole('button', { name: /ส่งเมื่อมีสัญญาณ|ส่งคำขอ/ }).tap();
  await reopened.getByRole('link', { name: 'ดูการจองของฉัน' }).tap();
  await expect(reopened.getByText(/รอส่ง 1/)).toBeVisible();
  await context.setOffline(false);
  await expect(reopened.getByText(/รอส่ง 1/)).toBeHidden({ timeout: 30_000 });
  expect(calls).toEqual(['200 files', '200 files', '200 bookings']);
});

test('a far day is found in the calendar by the arrow keys, and without a network by the phone’s own', async ({
  page,
  context,
}) => {
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  await waitForWorker(page);
  await openForm(page, 'bookingwithdrivernava');
  await context.setOffline(true);
  const start = page.getByRole('button', { name: /^เริ่ม/ });
  await start.tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'วันอื่น' }).tap();
  await expect(sheet.getByText(/เปิดปฏิทินไม่ได้/)).toBeVisible();
  const far = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await sheet.locator('input[type="date"]').fill(far);
  const [year, month, day] = far.split('-');
  await expect(sheet.getByRole('button', { name: `${day}/${month}/${year}` })).toBeFocused();

  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'ทำต่อ' }).tap();
  await start.tap();
  await sheet.getByRole('button', { name: 'วันอื่น' }).tap();
  await expect(sheet.getByRole('button', { name: `${day}/${month}/${year}` })).toBeFocused();
  const { violations } = await new AxeBuilder({ page })
    .include('[role="dialog"]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const weekBefore = new Date(Date.parse(far) - 7 * 86_400_000).toISOString().slice(0, 10);
  await sheet.getByRole('button', { name: 'ตกลง' }).tap();
  await expect(start).toContainText(weekBefore.split('-').toReversed().join('/'));
});
