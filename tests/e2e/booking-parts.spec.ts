// Long, because the parts of a form are shared by all kinds, and each is tried once, on one phone.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { apiOf } from './call-api';
import {
  arriveHome,
  choose,
  choosePlace,
  expectHome,
  killPage,
  openForm,
  openMenu,
  openSummary,
  sendButton,
  sendLater,
  signInAs,
  unsent,
} from './phone';
import type { Product } from './product';
import { test } from './with-product';

test.use({ hasTouch: true, permissions: ['camera'] });

const fillDayTrip = async (page: Page, product: Product) => {
  await arriveHome(page, product, 'malee@siamparts.example');
  await openForm(page, 'bookingduringday');
  await choosePlace(page, /^จาก/, 'โรงงาน 1 ประตูหน้า นวนคร');
  await choosePlace(page, /^ไป/, 'โรงงาน 2 นวนคร');
  const customer = page.getByRole('radio', { name: 'พบลูกค้า' });
  if (await customer.isVisible()) await choose(customer);
};

test('papers attached without a network survive the phone, and go once, ahead of the booking', async ({
  page,
  context,
  product,
}) => {
  await fillDayTrip(page, product);
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
  await expect((await openSummary(reopened)).getByText(/แนบ 2 ไฟล์/)).toBeVisible();
  await reopened.goBack();
  await sendLater(reopened);
  await reopened.getByRole('link', { name: 'ดูการจองของฉัน' }).tap();
  await expect(unsent(reopened, 1)).toBeVisible();
  // A dialog opens over the page as it stands.
  await reopened.evaluate(() => scrollTo(0, 200));
  await unsent(reopened, 1).tap();
  await expect(reopened.getByRole('dialog')).toBeVisible();
  expect(await reopened.evaluate(() => scrollY)).toBe(200);
  await reopened.goBack();
  await context.setOffline(false);
  await expect(unsent(reopened, 1)).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => calls).toEqual(['200 files', '200 files', '200 bookings']);
});

test('a far day is found in the calendar by the arrow keys, into the next month too, and typed without a network', async ({
  page,
  context,
  product,
}) => {
  await arriveHome(page, product, 'somchai@siamparts.example');
  await openForm(page, 'bookingwithdrivernava');
  await context.setOffline(true);
  const start = page.getByRole('button', { name: /^ออกเดินทาง/ });
  await start.tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'วันอื่น' }).tap();
  await expect(sheet.getByText(/เปิดปฏิทินไม่ได้/)).toBeVisible();
  const far = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, day] = far.split('-');
  await sheet
    .getByRole('textbox', { name: 'เลือกวัน' })
    .fill(`${day}/${month}/${Number(year) + 543}`);
  await expect(sheet.getByRole('button', { name: `${day}/${month}/${year}` })).toBeFocused();

  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'ทำต่อ' }).tap();
  await start.tap();
  await sheet.getByRole('button', { name: 'วันอื่น' }).tap();
  await expect(sheet.getByRole('button', { name: `${day}/${month}/${year}` })).toBeFocused();
  await expectAccessible(page, 'calendar', '[role="dialog"]');
  await expect(sheet.getByText(/^[ก-์]+ 25\d\d$/)).toBeVisible();
  await expect(sheet.locator('thead th').first()).toHaveCSS('text-align', 'center');
  // Five weeks lie in no month: the keys lead over its end.
  for (const key of Array.from({ length: 5 }, () => 'ArrowUp')) await page.keyboard.press(key);
  const focused = page.locator('[data-day]:focus');
  await expect(focused).not.toHaveAttribute('data-day', new RegExp(`^${year}-${month}-`));
  const chosen = (await focused.getAttribute('data-day')) ?? '';
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'ตกลง' }).tap();
  await expect(start).toContainText(chosen.split('-').toReversed().join('/'));
});

test('Back closes the menu, a sheet, the summary or a panel that is open, and only then leaves the page', async ({
  page,
  product,
}) => {
  const depth = () => page.evaluate(() => history.length);
  const scrolled = () => page.evaluate(() => scrollY);
  const menu = page.locator('#main-menu');
  const dialog = page.getByRole('dialog');
  await arriveHome(page, product, 'wichai@siamparts.example');

  await openMenu(page);
  await page.goBack();
  await expect(menu).toHaveAttribute('inert');
  await expectHome(page);
  // A way chosen in it is one step, and closing it by its button none.
  await openMenu(page);
  await menu.getByRole('button', { name: 'ปิดเมนู' }).tap();
  await openMenu(page);
  await menu.locator('a[href="/bookingduringday"]').tap();
  await expect(sendButton(page)).toBeVisible();
  await page.goBack();
  await expectHome(page);
  await page.goForward();

  const form = sendButton(page);
  await choosePlace(page, /^จาก/, 'โรงงาน 1 ประตูหน้า นวนคร');
  await choosePlace(page, /^ไป/, 'โรงงาน 2 นวนคร');
  const customer = page.getByRole('radio', { name: 'พบลูกค้า' });
  // What is known from last time is folded away.
  if (!(await customer.isVisible())) await page.getByText('ใครเดินทาง').tap();
  await choose(customer);
  const place = page.getByRole('button', { name: /^ไป/ });
  const time = page.locator('button[aria-haspopup="dialog"]', { hasText: /\d\d:\d\d/ }).first();
  for (const opener of [place, time]) {
    await opener.tap();
    await expect(dialog).toBeVisible();
    const before = await scrolled();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(form).toBeVisible();
    expect(await scrolled()).toBe(before);
  }
  await openSummary(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(form).toBeVisible();
  await expect(customer).toBeChecked();
  // A ghost of what was closed is not called up by going forward.
  const entries = await depth();
  await page.goForward();
  await expect(form).toBeVisible();
  expect(await depth()).toBe(entries);
  // Nor does a page that is read anew keep an entry of what was open.
  await page.getByRole('button', { name: /^จาก/ }).tap();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'ทำต่อ' })).toBeVisible();
  await page.goBack();
  await expectHome(page);

  await page.goto(`${product.url}/admin/driver`);
  await page.locator('main li a').first().tap();
  const panel = page.getByRole('dialog');
  // A calendar over the panel is closed before the panel is, by Back as by Escape.
  const day = panel.getByRole('button', { name: /^เปิดปฏิทิน/ }).first();
  const calendar = page.getByRole('dialog', { name: 'ใบขับขี่หมดอายุ' });
  await day.tap();
  await expect(calendar.locator('[data-day]:focus')).toBeInViewport();
  await expectAccessible(page, 'calendar over a panel', '[role="dialog"]:has([data-calendar])');
  const { x, width } = (await calendar.boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
  await page.goBack();
  await expect(calendar).toBeHidden();
  await day.tap();
  await expect(calendar.locator('[data-day]:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(day).toBeFocused();
  const name = panel.getByRole('textbox').first();
  await name.fill('ชื่อใหม่');
  await page.goBack();
  // What is half-written is asked about first, each time.
  await page.getByRole('button', { name: 'กรอกต่อ' }).tap();
  await expect(name).toHaveValue('ชื่อใหม่');
  await page.goBack();
  await page.getByRole('button', { name: 'ทิ้งสิ่งที่แก้' }).tap();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/driver$/);
});

test.describe('on the narrowest phone, in English', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('neither the word that something waits nor a button is cut', async ({
    page,
    context,
    product,
  }) => {
    await fillDayTrip(page, product);
    await context.setOffline(true);
    await sendLater(page);
    await page.getByRole('button', { name: 'Switch to English' }).tap();
    for (const words of [
      page.getByText('Offline · 1 waiting'),
      page.getByRole('button', { name: 'Book another' }),
      page.getByRole('link', { name: 'See my bookings' }),
    ]) {
      await expect(words).toBeVisible();
      const cut = await words.evaluate((box) =>
        [box, ...box.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1),
      );
      expect(cut, await words.innerText()).toBe(false);
    }
  });
});

/** As a phone's camera writes it: 12 megapixels, 6 MB. */
const cameraPhoto = async (page: Page): Promise<Buffer> => {
  const written = await page.evaluate(async () => {
    const small = new OffscreenCanvas(1008, 756);
    const grain = small.getContext('2d');
    const image = grain?.createImageData(1008, 756);
    if (!grain || !image) throw new Error('This browser cannot draw');
    for (let at = 0; at < image.data.length; at += 1)
      image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    grain.putImageData(image, 0, 0);
    const large = new OffscreenCanvas(4032, 3024);
    large.getContext('2d')?.drawImage(small, 0, 0, 4032, 3024);
    const blob = await large.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 30_000)
      text += String.fromCharCode(...bytes.subarray(at, at + 30_000));
    return btoa(text);
  });
  const jpeg = Buffer.from(written, 'base64');
  return Buffer.concat([jpeg, Buffer.alloc(Math.max(0, 6 * 1024 * 1024 - jpeg.length))]);
};

test('four photos of a camera, taken at once on a slow phone, all arrive, and so does what is typed meanwhile', async ({
  page,
  context,
  product,
}) => {
  // Four pictures of 6 MB take a slow phone a minute.
  test.setTimeout(180_000);
  const somchai = 'somchai@siamparts.example';
  const { call, send } = apiOf(product);
  const { bookings } = await call<{ bookings: { id: string }[] }>(
    somchai,
    '/employee/bookings?kind=bookingnodriver&scope=waiting',
  );
  // Who only rides along collects nothing.
  const drives = async ({ id }: { id: string }) =>
    (await send(somchai, `/employee/bookings/${id}/rental`)).ok;
  const driven = await Promise.all(bookings.map(drives));
  const rented = bookings[driven.indexOf(true)]!;
  const malee = 'malee@siamparts.example';
  const { approvals } = await call<{ approvals: { id: string; version: number }[] }>(
    malee,
    '/employee/approvals',
  );
  const { version } = approvals.find(({ id }) => id === rented.id)!;
  await call(malee, `/employee/approvals/${rented.id}/approve`, {
    method: 'POST',
    body: {},
    version,
  });
  const approved = await call<{ version: number }>(somchai, `/employee/bookings/${rented.id}`);
  const wichai = 'wichai@siamparts.example';
  const arranging = '/admin/bookingnodriver/arranging';
  const { cars } = await call<{ cars: { car: { id: string }; stops: unknown[] }[] }>(
    wichai,
    `${arranging}/bookings/${rented.id}/suggestions`,
  );
  const free = cars.find(({ stops }) => stops.length === 0)!;
  await call(wichai, `${arranging}/trips`, {
    method: 'POST',
    body: { bookings: [{ id: rented.id, version: approved.version }], carId: free.car.id },
  });
  await signInAs(page, product, somchai);
  await expectHome(page);
  await page.goto(`${product.url}/checkbooking?booking=${rented.id}&handover=collect`);
  const form = page.getByRole('form', { name: 'รับรถ' });
  await expect(form).toBeVisible();
  const buffer = await cameraPhoto(page);
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const side of ['ด้านหน้า', 'ด้านหลัง', 'ด้านซ้าย', 'ด้านขวา'])
    await form
      .getByLabel(side)
      .setInputFiles([{ name: `${side}.jpg`, mimeType: 'image/jpeg', buffer }]);
  await expect(form.getByText('กำลังเตรียมรูป').first()).toBeVisible();
  await form.getByLabel(/^เลขไมล์/).pressSequentially('273580');
  await form.getByLabel('อธิบายเพิ่ม').pressSequentially('รอยบุบประตูขวา');
  await expect(form.locator('[data-taken] img')).toHaveCount(4, { timeout: 90_000 });
  await expect(form.getByLabel(/^เลขไมล์/)).toHaveValue('273580');
  await expect(form.getByLabel('อธิบายเพิ่ม')).toHaveValue('รอยบุบประตูขวา');

  // In the guide only the odometer is left: one tap, and it closes by itself.
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await form.getByRole('button', { name: 'ถ่ายต่อเนื่องทีละด้าน' }).tap();
  const guide = page.getByRole('dialog', { name: 'ถ่ายต่อเนื่องทีละด้าน' });
  await expect(guide.getByText('5/5 หน้าปัด')).toBeVisible();
  await expectAccessible(page, 'camera guide', '[role="dialog"]');
  await guide.getByRole('button', { name: 'ถ่ายหน้าปัด' }).tap();
  await expect(guide).toBeHidden();
  await expect(form.locator('[data-taken] img')).toHaveCount(5);
  // A finger on the outline: exactly there.
  const door = form.getByRole('button', { name: 'ประตูหลังขวา' });
  await door.tap();
  await expect(form.getByRole('combobox', { name: 'รอยขีดข่วน: ประตูหลังขวา' })).toBeVisible();
  await expectAccessible(page, 'handover', 'form');

  // The page dies: all of it is there again.
  await page.reload();
  await expect(form.locator('[data-taken] img')).toHaveCount(5);
  await expect(form.getByLabel('อธิบายเพิ่ม')).toHaveValue('รอยบุบประตูขวา');
});
