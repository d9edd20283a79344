import { expect, type Page } from '@playwright/test';
import { apiOf } from './call-api';
import { ADMIN, KIND } from './linking';
import { signInAs } from './phone';
import { readCode } from './read-code';
import { test } from './with-product';

const SOMCHAI = 'somchai@siamparts.example';
const CARS = `/admin/${KIND}/managecar`;

/** Paper that stays, to be looked at. */
const keepPaper = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {};
  });

test('a car’s sticker is printed, read by a phone, and opens the car to report what is wrong with it', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  await keepPaper(page);
  await signInAs(page, product, ADMIN, CARS);
  await page.getByRole('button', { name: 'สติกเกอร์ QR' }).click();
  await page.emulateMedia({ media: 'print' });
  const stickers = page.locator('.stickers > li');
  await expect(stickers.first()).toBeVisible({ timeout: 20_000 });
  expect(await stickers.count()).toBeGreaterThan(1);
  const plate = await stickers.first().locator('strong').innerText();
  const read = await readCode(stickers.first().locator('svg'));
  expect(read).toMatch(new RegExp(`^${product.url}/car/[0-9a-f-]{36}$`));

  const api = apiOf(product);
  const { rows } = await api.call<{ rows: { id: string; plate: string }[] }>(
    ADMIN,
    `/admin/${KIND}/cars`,
  );
  expect(rows.find(({ id }) => read.endsWith(id))?.plate).toBe(plate);
  // Of a car that this person has no booking of: theirs would open.
  const cars = await Promise.all(
    rows.map(async ({ id }) => ({
      id,
      ...(await api.call<{ plate: string; booking: object | null }>(
        SOMCHAI,
        `/employee/cars/${id}`,
      )),
    })),
  );
  const car = cars.find(({ booking }) => booking === null);
  if (!car) throw new Error('all cars are theirs');
  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  ).newPage();
  await signInAs(phone, product, SOMCHAI, `/car/${car.id}`);
  const name = `รถ ${car.plate}`;
  await expect(phone.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(phone.getByText(`เกี่ยวกับ ${name}`)).toBeVisible();
  const sent = phone.waitForRequest((request) => request.url().endsWith('/problem-reports'));
  await phone.getByLabel('เกิดอะไรขึ้น').fill('ประตูหลังปิดไม่สนิท');
  await phone.getByRole('button', { name: 'ส่งแจ้งปัญหา' }).click();
  expect(((await sent).postDataJSON() as { page: string }).page).toContain(car.plate);
  await expect(phone.getByText('ได้รับเรื่องแล้ว')).toBeVisible();
});

test('one car’s sticker comes from its page', async ({ browser, product }) => {
  const page = await (
    await browser.newContext({ viewport: { width: 1024, height: 768 } })
  ).newPage();
  await keepPaper(page);
  await signInAs(page, product, ADMIN, CARS);
  await page.getByRole('row').nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'พิมพ์สติกเกอร์ QR' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.stickers > li')).toHaveCount(1);
});
