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
  await sheet.getByText(place, { exact: true }).tap();
  await expect(sheet).toBeHidden();
};

const fillRentalWithDriver = async (page: Page) => {
  await choosePlace(page, /จุดขึ้นรถ/, 'โรงงาน 1 ประตูหน้า นวนคร');
  await choosePlace(page, /สถานที่/, 'สนามบินดอนเมือง');
  await page.getByRole('radio', { name: 'พบลูกค้า' }).check();
};

const review = async (page: Page) => {
  await page.getByRole('button', { name: 'ตรวจสอบก่อนส่ง' }).tap();
  await expect(page.getByRole('heading', { name: 'ตรวจสอบก่อนส่ง' })).toBeVisible();
};

const reference = (page: Page) => page.locator('main').getByText(/[A-Z]{2}-\d{4}-\d{4}/);

test('a first-time user books a rental with driver by touch in under a minute, and it stands in the list', async ({
  page,
}) => {
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  const begun = Date.now();
  await openForm(page, 'bookingwithdrivernava');
  await page.getByRole('button', { name: 'ตรวจสอบก่อนส่ง' }).tap();
  await expect(page.getByText('กรุณากรอกช่องนี้').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /จุดขึ้นรถ/ })).toBeFocused();
  await fillRentalWithDriver(page);
  await review(page);
  await page.getByRole('button', { name: 'ส่งคำขอ' }).tap();
  await expect(page.getByText('ส่งคำขอแล้ว')).toBeVisible();
  const ref = /NV-\d{4}-\d{4}/.exec(await reference(page).first().innerText())?.[0] ?? 'no number';
  expect(Date.now() - begun).toBeLessThan(60_000);

  await page.getByRole('link', { name: 'ดูการจองของฉัน' }).tap();
  await page.goto(`${product.url}/checkbooking?scope=waiting`);
  await expect(page.getByText(ref)).toBeVisible();
});

test('when the phone has no network, the request is kept, sent once after it returns, and becomes one booking', async ({
  page,
  context,
}) => {
  await signInAs(page, product, 'malee@siamparts.example');
  await expectHome(page);
  await waitForWorker(page);
  await openForm(page, 'bookingwithdrivernava');

  await context.setOffline(true);
  await fillRentalWithDriver(page);
  await review(page);
  await page.getByRole('button', { name: /ส่งเมื่อมีสัญญาณ|ส่งคำขอ/ }).tap();
  await page.getByRole('link', { name: 'ดูการจองของฉัน' }).tap();
  await expect(page.getByText(/รอส่ง 1/)).toBeVisible();
  await page.close();

  const reopened = await context.newPage();
  const sent: string[] = [];
  reopened.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/employee/bookings'))
      sent.push(`${response.status()} ${response.request().headers()['idempotency-key']}`);
  });
  await reopened.goto(`${product.url}/checkbooking?scope=waiting`);
  await expect(reopened.getByText(/รอส่ง 1/)).toBeVisible();
  await context.setOffline(false);
  await expect(reopened.getByText(/รอส่ง 1/)).toBeHidden({ timeout: 30_000 });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^200 /);
});

test('when the phone dies in the middle of a form, nothing typed is lost', async ({
  page,
  context,
}) => {
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  await openForm(page, 'bookingwithdrivernava');
  await choosePlace(page, /จุดขึ้นรถ/, 'โรงงาน 2 นวนคร');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('bookingwithdrivernava-form-draft')))
    .not.toBeNull();
  await page.close({ runBeforeUnload: false });

  const reopened = await context.newPage();
  await reopened.goto(`${product.url}/bookingwithdrivernava`);
  await reopened.getByRole('button', { name: 'ทำต่อ' }).tap();
  await expect(reopened.getByRole('button', { name: /จุดขึ้นรถ/ })).toContainText('โรงงาน 2 นวนคร');
});

test('an earlier trip is booked again by two taps and under ten seconds', async ({ page }) => {
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  await page.goto(`${product.url}/checkbooking?scope=past&kind=bookingwithdrivernava`);
  const past = page.locator('main').getByRole('link', { name: /ดูรายละเอียด.*เช่ารถพร้อมคนขับ/ });
  await expect(page.locator('main').getByText('เสร็จสิ้น').first()).toBeVisible();
  await past.last().tap();
  const begun = Date.now();
  await page.getByRole('dialog').getByRole('link', { name: 'จองอีกครั้ง' }).tap();
  await page.getByRole('button', { name: 'ส่งคำขอ' }).tap();
  await expect(page.getByText('ส่งคำขอแล้ว')).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(10_000);
});
