import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import {
  arriveHome,
  choose,
  choosePlace,
  killPage,
  openForm,
  review,
  sendLater,
  unsent,
} from './phone';
import { test } from './with-product';

test.use({ hasTouch: true });

test('papers attached without a network survive the phone, and go once, ahead of the booking', async ({
  page,
  context,
  product,
}) => {
  await arriveHome(page, product, 'malee@siamparts.example');
  await openForm(page, 'bookingduringday');
  await choosePlace(page, /^จาก/, 'โรงงาน 1 ประตูหน้า นวนคร');
  await choosePlace(page, /^ไป/, 'โรงงาน 2 นวนคร');
  await choose(page.getByRole('radio', { name: 'พบลูกค้า' }));
  await context.setOffline(true);
  await page.getByText('รายละเอียดเพิ่มเติม').tap();
  const picture = await page.screenshot();
  const paper = (name: string, size: number) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size)]),
  });
  const attach = page.locator('input[type="file"]');
  await attach.setInputFiles([paper('ใหญ่.pdf', 5 * 1024 * 1024)]);
  await expect(page.getByText('“ใหญ่.pdf” ใหญ่เกิน 5 MB')).toBeVisible();
  await attach.setInputFiles([{ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  await expect(page.getByText(/แนบ “x.txt” ไม่ได้/)).toBeVisible();
  await attach.setInputFiles([
    paper('ใบงาน.pdf', 1000),
    { name: 'แผนที่.png', mimeType: 'image/png', buffer: picture },
  ]);
  await expect(page.getByText('แผนที่.jpg')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('bookingduringday-form-draft')))
    .toMatch(/"attachmentIds":\["[^"]+","[^"]+"\]/);
  await killPage(page);

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
  await sendLater(reopened);
  await reopened.getByRole('link', { name: 'ดูการจองของฉัน' }).tap();
  await expect(unsent(reopened, 1)).toBeVisible();
  await context.setOffline(false);
  await expect(unsent(reopened, 1)).toBeHidden({ timeout: 30_000 });
  expect(calls).toEqual(['200 files', '200 files', '200 bookings']);
});

test('a far day is found in the calendar by the arrow keys, and without a network by the phone’s own', async ({
  page,
  context,
  product,
}) => {
  await arriveHome(page, product, 'somchai@siamparts.example');
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
  await expectAccessible(page, 'calendar', '[role="dialog"]');
  // The arrow keys stay in the month that is shown.
  const weeks = Number(day) > 7 ? -1 : 1;
  await page.keyboard.press(weeks < 0 ? 'ArrowUp' : 'ArrowDown');
  await page.keyboard.press('Enter');
  const chosen = new Date(Date.parse(far) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  await sheet.getByRole('button', { name: 'ตกลง' }).tap();
  await expect(start).toContainText(chosen.split('-').toReversed().join('/'));
});
